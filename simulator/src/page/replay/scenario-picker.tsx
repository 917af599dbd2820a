import { Button, FileButton, TextAreaField, TextField } from '@cangkir/react';
import { type DragEvent, type SubmitEvent, useState } from 'react';
import styles from './replay.module.css';
import { useStoredScenarios } from './use-stored-scenarios.ts';

interface ScenarioPickerProps {
  readonly onPick: (text: string) => void;
}

/** Picks a scenario: a stored one, a file, which may be a customer's report, or pasted text. */
export function ScenarioPicker({ onPick }: ScenarioPickerProps) {
  const [isOver, setIsOver] = useState(false);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void file.text().then(onPick);
  }

  return (
    <section
      className={styles.picker}
      aria-label="Scenarios"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <StoredList onPick={onPick} />
      <FileButton
        accept=".json,application/json"
        onChoose={(file) => void file.text().then(onPick)}
      >
        A file, or drop it here
      </FileButton>
      <Paste onPick={onPick} />
    </section>
  );
}

function StoredList({ onPick }: ScenarioPickerProps) {
  const scenarios = useStoredScenarios();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = scenarios?.filter(({ id, title }) => {
    const text = `${id} ${title.toLowerCase()}`;
    return words.every((word) => text.includes(word));
  });

  return (
    <>
      <TextField
        label="Search"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found?.length === 0 ? (
        <p className={styles.empty}>No scenario of the repository fits “{search.trim()}”.</p>
      ) : (
        <ul className={styles.stored} aria-label="Scenarios of the repository">
          {(found ?? []).map(({ id, title, text }) => (
            <li key={id}>
              <button type="button" className={styles.scenario} onClick={() => onPick(text)}>
                {title}
                <code className={styles.id}>{id}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Paste({ onPick }: ScenarioPickerProps) {
  const [pasted, setPasted] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isBlank = pasted.trim() === '';
    setIsMissing(isBlank);
    if (!isBlank) onPick(pasted);
  }

  return (
    <form className={styles.paste} onSubmit={handleSubmit}>
      <TextAreaField
        label="Or its text"
        rows={2}
        spellCheck={false}
        value={pasted}
        error={isMissing ? 'Paste the text of a scenario first.' : null}
        onChange={({ target }) => {
          setPasted(target.value);
          setIsMissing(false);
        }}
      />
      <Button variant="secondary" type="submit">
        Load the text
      </Button>
    </form>
  );
}
