import { useState } from 'react';
import { changeState } from '../../backend/change-state.ts';
import { formatPointer } from '../../shared/json-pointer.ts';
import { useSimulator } from '../simulator-context.tsx';
import styles from './data.module.css';
import { Leaf } from './leaf.tsx';
import { RemoveButton } from './remove-button.tsx';
import { entriesOf, isBranch, shownKey } from './shown.ts';

interface EntriesProps {
  /** The keys that lead here. */
  readonly path: readonly string[];
  readonly value: unknown;
  readonly label: string;
}

/** The entries of an object or a list. */
export function Entries({ path, value, label }: EntriesProps) {
  const { backend } = useSimulator();
  const entries = entriesOf(value);
  const [first] = entries;
  // Entries of one kind can all be done without, or none can.
  const isRemovable =
    first !== undefined &&
    changeState(backend.peek(), { set: {}, remove: [formatPointer([...path, first[0]])] }).ok;

  return (
    <ul className={styles.entries} aria-label={label}>
      {entries.map(([key, entry]) => (
        <Entry
          key={key}
          path={[...path, key]}
          value={entry}
          name={shownKey(key)}
          isRemovable={isRemovable}
        />
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly path: readonly string[];
  readonly value: unknown;
  /** What it is called here. */
  readonly name: string;
  /** Whether the backend can be without it. */
  readonly isRemovable?: boolean;
}

/** One entry: a branch that opens, or a value. */
export function Entry({ isRemovable = false, ...entry }: EntryProps) {
  const { path, value, name } = entry;
  return (
    <li className={styles.entry}>
      {isBranch(value) ? <Branch {...entry} /> : <Leaf {...entry} />}
      {isRemovable ? <RemoveButton pointer={formatPointer(path)} name={name} /> : null}
    </li>
  );
}

/** What lies in a closed branch is not rendered: the backend knows hundreds of things. */
function Branch({ path, value, name }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { length } = entriesOf(value);
  return (
    <details
      className={styles.branch}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.key}>{name}</span>
        <span className={styles.count}>{length === 0 ? 'empty' : length}</span>
      </summary>
      {isOpen ? <Entries path={path} value={value} label={name} /> : null}
    </details>
  );
}
