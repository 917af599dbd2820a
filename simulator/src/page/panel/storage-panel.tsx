import { Button, SegmentedControl, SelectField, TextField } from '@cangkir/react';
import { type SubmitEvent, useEffect, useMemo, useState } from 'react';
import {
  clearShelf,
  SHELF_NAMES,
  type Shelf,
  type ShelfName,
  shelvesOf,
} from '../../phone/shelves.ts';
import { STORAGES } from '../../settings/settings.ts';
import { usePhone, usePhoneSettings } from '../simulator-context.tsx';
import { optionsOf } from './options-of.ts';
import styles from './panel.module.css';
import { StoredEntry } from './stored-entry.tsx';
import { SwitchCard, useIsUnfolded } from './switch-card.tsx';

const CONDUCT_OPTIONS = optionsOf(STORAGES, {
  usual: 'Works',
  full: 'Full',
  forbidden: 'Forbidden',
});

const SHELF_LABELS: Readonly<Record<ShelfName, string>> = {
  local: 'Local storage',
  session: 'Session storage',
  app: 'Kept by the native app',
  temporary: 'Kept by the native app until it ends',
  cache: 'The native app’s own cache',
};

/** What the browser and the native app keep for the page. */
export function StoragePanel() {
  const phone = usePhone();
  const { storage } = usePhoneSettings();
  const [shelves, refresh] = useShelves();

  function change(shelf: Shelf, key: string, text: string | null) {
    shelf.change(key, text);
    refresh();
  }

  return (
    <SwitchCard name="storage" title="Storage" note={storage === 'usual' ? undefined : storage}>
      <SegmentedControl
        label="Browser’s"
        options={CONDUCT_OPTIONS}
        value={storage}
        onChange={(next) => phone.configure({ storage: next })}
      />
      {shelves.map(({ shelf, entries }) => (
        <section key={shelf.name} className={styles['shelf']} aria-label={SHELF_LABELS[shelf.name]}>
          <header className={styles['shelfHead']}>
            <h3 className={styles['formTitle']}>{SHELF_LABELS[shelf.name]}</h3>
            <Button
              variant="secondary"
              aria-label={`Empty: ${SHELF_LABELS[shelf.name]}`}
              disabled={entries.length === 0}
              onClick={() => {
                clearShelf(shelf);
                refresh();
              }}
            >
              Empty
            </Button>
          </header>
          {entries.length === 0 ? (
            <p className={styles['hint']}>Nothing.</p>
          ) : (
            <ul className={styles['list']}>
              {entries.map(([key, text]) => (
                <StoredEntry
                  key={key}
                  name={key}
                  text={text}
                  onChange={(next) => change(shelf, key, next)}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
      <AddForm
        onAdd={(name, key, text) => {
          const found = shelves.find(({ shelf }) => shelf.name === name);
          if (found !== undefined) change(found.shelf, key, text);
        }}
      />
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={phone.clearStorage}>
          Clear app storage
        </Button>
      </div>
      <p className={styles['hint']}>
        Clears what the browser keeps, and reloads the app. An app reads what is stored as it
        starts: reload it after an edit.
      </p>
    </SwitchCard>
  );
}

interface AddFormProps {
  readonly onAdd: (shelf: ShelfName, key: string, text: string) => void;
}

function AddForm({ onAdd }: AddFormProps) {
  const [shelf, setShelf] = useState<ShelfName>('local');
  const [key, setKey] = useState('');
  const [text, setText] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onAdd(shelf, key, text);
    setKey('');
    setText('');
  }

  return (
    <form className={styles['form']} aria-label="Store something" onSubmit={handleSubmit}>
      <SelectField
        label="Where"
        value={shelf}
        onChange={({ target }) =>
          setShelf(SHELF_NAMES.find((name) => name === target.value) ?? shelf)
        }
      >
        {SHELF_NAMES.map((name) => (
          <option key={name} value={name}>
            {SHELF_LABELS[name]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Key"
        required
        spellCheck={false}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <div className={styles['withButton']}>
        <TextField
          label="Value"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button variant="secondary" type="submit">
          Store
        </Button>
      </div>
    </form>
  );
}

interface SeenShelf {
  readonly shelf: Shelf;
  /** By key, in its order. */
  readonly entries: readonly (readonly [string, string])[];
}

/** How often it is looked at what is stored, while the card lies open: milliseconds. */
const EVERY = 1000;

/** What lies on the shelves. No event reports all that a page stores, so poll it. */
function useShelves(): [readonly SeenShelf[], () => void] {
  const phone = usePhone();
  const isUnfolded = useIsUnfolded('storage');
  const shelves = useMemo(() => shelvesOf(phone), [phone]);
  const [seen, setSeen] = useState(() => shelves.map(lookAt));

  useEffect(() => {
    if (!isUnfolded) return;
    const look = () => setSeen((before) => unlessSame(before, shelves.map(lookAt)));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [isUnfolded, shelves]);

  return [seen, () => setSeen(shelves.map(lookAt))];
}

function lookAt(shelf: Shelf): SeenShelf {
  const entries = Object.entries(shelf.entries());
  return { shelf, entries: entries.sort(([a], [b]) => a.localeCompare(b)) };
}

function unlessSame(before: SeenShelf[], after: SeenShelf[]): SeenShelf[] {
  const textOf = (seen: SeenShelf[]) => JSON.stringify(seen.map(({ entries }) => entries));
  return textOf(before) === textOf(after) ? before : after;
}
