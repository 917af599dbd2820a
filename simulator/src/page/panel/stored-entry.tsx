import { Button } from '@cangkir/react';
import { type SubmitEvent, useId, useState } from 'react';
import { closeStored, isBrokenJson, maskStored, openStored } from '../../phone/stored-text.ts';
import styles from './stored-entry.module.css';

interface StoredEntryProps {
  /** Its key. */
  readonly name: string;
  readonly text: string;
  /** Gets the new text, or null when the entry is deleted. */
  readonly onChange: (text: string | null) => void;
}

/** A stored text: masked, and complete in its editor. */
export function StoredEntry({ name, text, onChange }: StoredEntryProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const isOpen = edited !== null;

  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <code className={styles.key}>{name}</code>
        <Button
          variant="secondary"
          aria-label={`Edit ${name}`}
          aria-expanded={isOpen}
          onClick={() => setEdited(isOpen ? null : openStored(text))}
        >
          Edit
        </Button>
        <Button variant="secondary" aria-label={`Delete ${name}`} onClick={() => onChange(null)}>
          Delete
        </Button>
      </div>
      {isOpen ? (
        <Editor
          name={name}
          edited={edited}
          onEdit={setEdited}
          onSave={() => {
            onChange(closeStored(edited));
            setEdited(null);
          }}
        />
      ) : (
        <p className={styles.text}>{maskStored(name, text)}</p>
      )}
    </li>
  );
}

interface EditorProps {
  readonly name: string;
  readonly edited: string;
  readonly onEdit: (text: string) => void;
  readonly onSave: () => void;
}

function Editor({ name, edited, onEdit, onSave }: EditorProps) {
  const hintId = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave();
  }

  return (
    <form className={styles.editor} onSubmit={handleSubmit}>
      <textarea
        className={styles.area}
        aria-label={`Value of ${name}`}
        aria-describedby={hintId}
        rows={Math.min(12, edited.split('\n').length + 1)}
        spellCheck={false}
        value={edited}
        onChange={({ target }) => onEdit(target.value)}
      />
      <div className={styles.head}>
        <p className={styles.hint} id={hintId} role="status">
          {isBrokenJson(edited) ? 'Not valid JSON: it will be stored as text.' : null}
        </p>
        <Button variant="secondary" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}
