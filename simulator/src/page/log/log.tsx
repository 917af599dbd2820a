import { useSelector } from '@xstate/store-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { type LogEntry, nameOf } from '../../log/log-store.ts';
import { Button } from '../controls/button.tsx';
import { Card } from '../controls/card.tsx';
import { Choice } from '../controls/choice.tsx';
import { TextField } from '../controls/field.tsx';
import { useSimulator } from '../simulator-context.tsx';
import styles from './log.module.css';
import { LogLine } from './log-line.tsx';

type Shown = 'all' | LogEntry['kind'];

const SHOWN_OPTIONS: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'call', label: 'Bridge' },
  { value: 'request', label: 'Requests' },
];

/** What the app asked of the native app and of the backend, the latest at the end. */
export function Log() {
  const { log } = useSimulator().stores;
  const entries = useSelector(log, ({ context }) => context.entries);
  const [shown, setShown] = useState<Shown>('all');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const visible = entries.filter(
    (entry) =>
      (shown === 'all' || entry.kind === shown) && nameOf(entry).toLowerCase().includes(wanted),
  );
  const list = useFollowingScroll(visible.length);

  return (
    <Card
      title="Log"
      fills
      aside={
        <Button disabled={entries.length === 0} onClick={() => log.trigger.cleared()}>
          Clear
        </Button>
      }
    >
      <div className={styles['filters']}>
        <Choice label="Show" options={SHOWN_OPTIONS} value={shown} onChange={setShown} />
        <TextField
          label="Filter"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {visible.length === 0 ? (
        <p className={styles['empty']}>
          {entries.length === 0 ? 'The app has asked for nothing yet.' : 'Nothing fits the filter.'}
        </p>
      ) : (
        <ol className={styles['list']} ref={list} aria-label="Log entries">
          {visible.map((entry) => (
            <LogLine key={keyOf(entry)} entry={entry} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function keyOf(entry: LogEntry): string {
  return entry.kind === 'call' ? `call-${entry.call.id}` : `request-${entry.request.id}`;
}

/** How near the end counts as being there: CSS pixels. */
const NEAR = 60;

/** Keeps the end of a list in sight while it grows, unless the person scrolled away from it. */
function useFollowingScroll(length: number) {
  const ref = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);

  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null || length === 0) return;
    if (isFollowing.current) list.scrollTop = list.scrollHeight;
    function handleScroll() {
      if (list === null) return;
      isFollowing.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    }
    list.addEventListener('scroll', handleScroll);
    return () => list.removeEventListener('scroll', handleScroll);
  }, [length]);

  return ref;
}
