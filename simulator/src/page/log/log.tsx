import { Button } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import { useState } from 'react';
import { exportLog, logFileName } from '../../log/export-log.ts';
import { EVERYTHING, fitsFilter } from '../../log/log-filter.ts';
import { idOf } from '../../log/log-store.ts';
import { counted } from '../../shared/counted.ts';
import { saveFile } from '../save-file.ts';
import { useDeskSettings, useSimulator } from '../simulator-context.tsx';
import styles from './log.module.css';
import { LogFilters } from './log-filters.tsx';
import { LogLine } from './log-line.tsx';
import { useFollowingScroll } from './use-following-scroll.ts';
import { useLineKeys } from './use-line-keys.ts';

/** The apps' calls of the native app and requests to the backend, the latest at the end. */
export function Log() {
  const { stores, clock } = useSimulator();
  const { hasSecondPhone } = useDeskSettings();
  const { entries, isCleared } = useSelector(stores.log, ({ context }) => context);
  const [filter, setFilter] = useState(EVERYTHING);
  // A removed phone can’t be chosen any more.
  const shownFilter = hasSecondPhone ? filter : { ...filter, phone: 'all' as const };
  const visible = entries.filter((entry) => fitsFilter(entry, shownFilter));
  const list = useFollowingScroll(visible.length);
  const { reached, ...lineKeys } = useLineKeys(visible.map(idOf));
  const isEmpty = entries.length === 0;
  const all = counted(entries.length, 'entry', 'entries');

  return (
    <div className={styles.log}>
      <LogFilters filter={shownFilter} hasPhones={hasSecondPhone} onChange={setFilter} />
      <div className={styles.actions}>
        <p className={styles.count}>
          {visible.length === entries.length ? all : `${visible.length} of ${all}`}
        </p>
        <Button
          variant="secondary"
          disabled={isEmpty}
          onClick={() => saveFile(logFileName(clock.now()), exportLog(entries, clock.now()))}
        >
          Export
        </Button>
        <Button variant="secondary" disabled={isEmpty} onClick={() => stores.log.trigger.cleared()}>
          Clear
        </Button>
      </div>
      {visible.length === 0 ? (
        <p className={styles.empty}>
          {isEmpty ? emptyMessage(isCleared) : 'Nothing fits the filter.'}
        </p>
      ) : (
        <ol className={styles.list} ref={list} aria-label="Log entries" {...lineKeys}>
          {visible.map((entry) => (
            <LogLine
              key={idOf(entry)}
              entry={entry}
              showsPhone={hasSecondPhone}
              isReached={idOf(entry) === reached}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

function emptyMessage(isCleared: boolean): string {
  return isCleared
    ? 'The log was cleared. No calls or requests since.'
    : 'No calls or requests yet.';
}
