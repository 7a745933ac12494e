"""Read plain text: the encoding, the line ends, and the blocks that lines make."""

from __future__ import annotations

from viewer.engine.readers.decoding import decode
from viewer.engine.readers.draft import Draft, RawInput
from viewer.engine.readers.lines import split_blocks
from viewer.engine.readers.text_repair import damage_notices, one_line_end


def read(raw: RawInput) -> Draft:
    """Decode a text file and find its blocks; ReadError where its bytes are no text."""
    decoded = decode(raw.data, raw.source, raw.encoding)
    draft = draft_of(decoded.text)
    return Draft(draft.text, draft.blocks, encoding=decoded.encoding, notices=decoded.notices + draft.notices)


def draft_of(characters: str) -> Draft:
    """The blocks of a text that is in characters already, such as a pasted one."""
    text = one_line_end(characters.removeprefix("\ufeff"))
    return Draft(text, split_blocks(text), notices=damage_notices(text))
