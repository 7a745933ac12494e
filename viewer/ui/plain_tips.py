"""Show text in tips as it stands, though it looks like HTML."""

from __future__ import annotations

from html import escape


def plain_tip(text: str) -> str:
    """`text` for a tool tip, which would set what looks like HTML as such: a title could load a picture."""
    if "<" not in text:
        return text
    return f"<p>{escape(text, quote=False).replace(chr(10), '<br>')}</p>"
