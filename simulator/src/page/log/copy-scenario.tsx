import { Button } from '@cangkir/react';
import { useState } from 'react';
import { type LogEntry, nameOf, timeOf } from '../../log/log-store.ts';
import { draftText } from '../../replay/recording/draft.ts';
import type { RecordedScenario } from '../../replay/recording/recorder.ts';
import { copyText } from '../copy-text.ts';
import { useSimulator } from '../simulator-context.tsx';
import { TextToCopy } from '../text-to-copy.tsx';
import styles from './copy-scenario.module.css';

/** The result of copying. If the browser does not allow it, the text is shown to be copied by hand. */
type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'writing' }
  | { readonly kind: 'too old' }
  | { readonly kind: 'of a scenario' }
  | { readonly kind: 'written'; readonly recorded: RecordedScenario; readonly isCopied: boolean };

/** An event of the app is a step of the desk, not a result of the page. */
type CopiedEntry = Exclude<LogEntry, { kind: 'event' }>;

/** Copies what led to a line of the log as a scenario. */
export function CopyScenario({ entry }: { readonly entry: CopiedEntry }) {
  const { recording } = useSimulator();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  async function copy(): Promise<void> {
    if (recording.isOfScenario(recordOf(entry))) {
      setOutcome({ kind: 'of a scenario' });
      return;
    }
    setOutcome({ kind: 'writing' });
    const from = timeOf(entry);
    const until = from + (durationOf(entry) ?? 0);
    const recorded = await recording.scenarioUntil(titleOf(entry), from, until);
    if (recorded === null) setOutcome({ kind: 'too old' });
    else {
      const isCopied = await copyText(draftText(recorded.draft));
      setOutcome({ kind: 'written', recorded, isCopied });
    }
  }

  return (
    <div className={styles.copy}>
      <Button variant="secondary" disabled={outcome.kind === 'writing'} onClick={() => void copy()}>
        Copy as scenario
      </Button>
      <p className={styles.status} role="status">
        {textOf(outcome)}
      </p>
      {outcome.kind === 'written' ? <Written {...outcome} /> : null}
    </div>
  );
}

function Written({ recorded, isCopied }: Extract<Outcome, { kind: 'written' }>) {
  return (
    <>
      {recorded.remarks.length === 0 ? null : (
        <ul className={styles.remarks} aria-label="Remarks">
          {[...new Set(recorded.remarks)].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {isCopied ? null : (
        <TextToCopy name="The scenario" rows={8} text={draftText(recorded.draft)} />
      )}
    </>
  );
}

function textOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'none':
      return '';
    case 'writing':
      return 'Replaying the scenario on the machines …';
    case 'too old':
      return 'Its history is gone: only the last loaded pages are kept.';
    case 'of a scenario':
      return 'A replayed scenario did this, so its file says what led to it. Nothing was copied.';
    case 'written':
      return outcome.isCopied ? 'Copied.' : 'The browser blocked copying.';
  }
}

function titleOf(entry: CopiedEntry): string {
  return `Up to ${nameOf(entry)}`;
}

function recordOf(entry: CopiedEntry) {
  return entry.kind === 'call' ? entry.call : entry.request;
}

/** Milliseconds. Null if it is not answered yet. */
function durationOf(entry: CopiedEntry): number | null {
  return recordOf(entry).duration;
}
