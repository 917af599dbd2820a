import { useState } from 'react';
import { readReport, unreadReport } from '../../replay/from-report/read-report.ts';
import type { RecordedScenario } from '../../replay/recording/recorder.ts';
import { useSimulator } from '../simulator-context.tsx';

/** Puts what a person picked on stage: a scenario, or the one that a customer's report becomes. */
export function usePickedText(): {
  /** What the last report became; null if what was picked was none. */
  readonly made: RecordedScenario | null;
  /** Why a report that was picked cannot be read. Null if none was. */
  readonly unread: string | null;
  pick(text: string): Promise<void>;
} {
  const { replay } = useSimulator();
  const [made, setMade] = useState<RecordedScenario | null>(null);
  const [unread, setUnread] = useState<string | null>(null);

  async function pick(text: string) {
    const report = readReport(text);
    const wrong = unreadReport(text);
    setUnread(wrong);
    if (!report.ok) {
      setMade(null);
      if (wrong === null) await replay.load(text);
      return;
    }
    const [{ tryReport }, { machinesDriver }, { draftText }] = await Promise.all([
      import('../../replay/from-report/try-report.ts'),
      import('../../replay/machines/machines-driver.ts'),
      import('../../replay/recording/draft.ts'),
    ]);
    const { draft, remarks } = await tryReport(report.value, machinesDriver);
    setMade({ draft, remarks });
    await replay.load(draftText(draft));
  }

  return { made, unread, pick };
}
