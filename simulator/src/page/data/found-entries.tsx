import type { BackendState } from '../../backend/state.ts';
import styles from './data.module.css';
import { Entry } from './entries.tsx';
import { findEntries } from './find-entries.ts';
import { shownKey } from './shown.ts';

/** How many are shown at once. */
const MAX_ENTRIES = 100;

/** The entries whose key or value holds a text. */
export function FoundEntries(props: { readonly state: BackendState; readonly search: string }) {
  const found = findEntries(props.state, props.search);
  const shown = found.slice(0, MAX_ENTRIES);
  return (
    <>
      <p className={styles.count} role="status">
        {countText(found.length)}
      </p>
      <ul className={styles.entries} aria-label="Found">
        {shown.map(({ path, value }) => (
          <Entry
            key={path.join('/')}
            path={path}
            value={value}
            name={path.map(shownKey).join(' / ')}
          />
        ))}
      </ul>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No entry contains this text.';
  const entries = count === 1 ? '1 entry' : `${count} entries`;
  return count > MAX_ENTRIES ? `${entries}, the first ${MAX_ENTRIES} here` : entries;
}
