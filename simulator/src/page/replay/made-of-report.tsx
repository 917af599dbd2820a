import { Button } from '@cangkir/react';
import { draftFileName, draftText } from '../../replay/recording/draft.ts';
import type { RecordedScenario } from '../../replay/recording/recorder.ts';
import { saveFile } from '../save-file.ts';
import styles from './replay.module.css';

/** Saves the scenario that a report became, and says what of the report it can't do. */
export function MadeOfReport({ draft, remarks }: RecordedScenario) {
  return (
    <section className={styles.made} aria-label="Made of a report">
      <p className={styles.status}>This scenario was made of a customer’s report.</p>
      {remarks.length === 0 ? null : (
        <ul>
          {remarks.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => saveFile(draftFileName(draft), draftText(draft))}>
        Save file
      </Button>
    </section>
  );
}
