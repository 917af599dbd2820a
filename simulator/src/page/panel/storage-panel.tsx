import { Button, SegmentedControl, SelectField, TextField } from '@cangkir/react';
import { type SubmitEvent, useEffect, useMemo, useState } from 'react';
import {
  clearTextStore,
  TEXT_STORE_NAMES,
  type TextStore,
  type TextStoreName,
  textStoresOf,
} from '../../phone/text-stores.ts';
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

const TEXT_STORE_LABELS: Readonly<Record<TextStoreName, string>> = {
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
  const [stores, refresh] = useTextStores();

  function change(store: TextStore, key: string, text: string | null) {
    store.change(key, text);
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
      {stores.map(({ store, entries }) => (
        <section
          key={store.name}
          className={styles.store}
          aria-label={TEXT_STORE_LABELS[store.name]}
        >
          <header className={styles.shelfHead}>
            <h3 className={styles.formTitle}>{TEXT_STORE_LABELS[store.name]}</h3>
            <Button
              variant="secondary"
              aria-label={`Empty: ${TEXT_STORE_LABELS[store.name]}`}
              disabled={entries.length === 0}
              onClick={() => {
                clearTextStore(store);
                refresh();
              }}
            >
              Empty
            </Button>
          </header>
          {entries.length === 0 ? (
            <p className={styles.hint}>Nothing.</p>
          ) : (
            <ul className={styles.list}>
              {entries.map(([key, text]) => (
                <StoredEntry
                  key={key}
                  name={key}
                  text={text}
                  onChange={(next) => change(store, key, next)}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
      <AddForm
        onAdd={(name, key, text) => {
          const found = stores.find(({ store }) => store.name === name);
          if (found !== undefined) change(found.store, key, text);
        }}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={phone.clearStorage}>
          Clear app storage
        </Button>
      </div>
      <p className={styles.hint}>
        Clears what the browser keeps, and reloads the app. The app reads the storage only when it
        starts: reload it after an edit.
      </p>
    </SwitchCard>
  );
}

interface AddFormProps {
  readonly onAdd: (store: TextStoreName, key: string, text: string) => void;
}

function AddForm({ onAdd }: AddFormProps) {
  const [store, setStore] = useState<TextStoreName>('local');
  const [key, setKey] = useState('');
  const [text, setText] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onAdd(store, key, text);
    setKey('');
    setText('');
  }

  return (
    <form className={styles.form} aria-label="Store something" onSubmit={handleSubmit}>
      <SelectField
        label="Where"
        value={store}
        onChange={({ target }) =>
          setStore(TEXT_STORE_NAMES.find((name) => name === target.value) ?? store)
        }
      >
        {TEXT_STORE_NAMES.map((name) => (
          <option key={name} value={name}>
            {TEXT_STORE_LABELS[name]}
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
      <div className={styles.withButton}>
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

interface SeenStore {
  readonly store: TextStore;
  /** By key, in its order. */
  readonly entries: readonly (readonly [string, string])[];
}

/** How often the card reads the storage while it is open. */
const REFRESH_INTERVAL_MS = 1000;

/** What the stores contain. No event reports all that a page stores, so poll it. */
function useTextStores(): [readonly SeenStore[], () => void] {
  const phone = usePhone();
  const isUnfolded = useIsUnfolded('storage');
  const stores = useMemo(() => textStoresOf(phone), [phone]);
  const [seen, setSeen] = useState(() => stores.map(lookAt));

  useEffect(() => {
    if (!isUnfolded) return;
    const look = () => setSeen((before) => unlessSame(before, stores.map(lookAt)));
    look();
    const timer = setInterval(look, REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isUnfolded, stores]);

  return [seen, () => setSeen(stores.map(lookAt))];
}

function lookAt(store: TextStore): SeenStore {
  const entries = Object.entries(store.entries());
  return { store, entries: entries.sort(([a], [b]) => a.localeCompare(b)) };
}

function unlessSame(before: SeenStore[], after: SeenStore[]): SeenStore[] {
  const textOf = (seen: SeenStore[]) => JSON.stringify(seen.map(({ entries }) => entries));
  return textOf(before) === textOf(after) ? before : after;
}
