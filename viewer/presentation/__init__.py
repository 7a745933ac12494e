"""What is shown, worked out without Qt: kinds, filters, bands, rulers."""
