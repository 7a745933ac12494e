from viewer.engine.compare import compare
from viewer.engine.readers.reading import read_text
from viewer.worker.client import Worker
from viewer.worker.messages import Finished, TextInput

TEXTS = (
    "Six potters were hurt at Orley on Monday. “We owe the town an answer,” said Nora Feld.",
    "Nine potters were hurt at Orley on Monday. “We owe the city an answer,” said Nora Feld.",
)


def test_facts_and_quotations_arrive_as_they_were_found():
    worker = Worker()
    try:
        worker.submit([TextInput(f"{number}.txt", text) for number, text in enumerate(TEXTS)])
        finished = None
        while finished is None and worker.busy:
            worker.wait(1.0)
            finished = next((m for m in worker.poll() if isinstance(m, Finished)), None)
    finally:
        worker.stop()
    expected = compare([read_text(text, f"{number}.txt") for number, text in enumerate(TEXTS)])
    assert finished is not None
    assert finished.comparison.facts == expected.facts
    assert finished.comparison.quotations == expected.quotations
    assert finished.comparison.quotations
