import type { ProblemReport } from '@cangkir/core/health';
import { Button, Icon } from '@cangkir/react';
import { useState } from 'react';
import { canShareFile, shareFile } from '../../adapters/browser-sharing.ts';
import { downloadFile } from '../../adapters/save-file.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDevice } from '../../product-context.tsx';
import styles from './report.module.css';
import { reportFile, reportText } from './report-file.ts';

type Outcome = 'saved' | 'copied' | 'notCopied' | 'shared' | 'cancelled' | 'failed';

/**
 * Saves a report, copies it, or shares it where the browser shares files, and says what came of it. A web view may save
 * nothing, and tells nobody.
 */
export function ReportActions({ report }: { readonly report: ProblemReport }) {
  const { t } = useTranslation('problem-report');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { clipboard } = useDevice();
  const file = reportFile(report);

  async function save() {
    await downloadFile(file);
    setOutcome('saved');
  }

  async function copy() {
    setOutcome((await clipboard.copy(reportText(report))) ? 'copied' : 'notCopied');
  }

  async function share() {
    const shared = await shareFile(file);
    if (shared.ok) setOutcome('shared');
    else setOutcome(shared.failure.kind === 'declined' ? 'cancelled' : 'failed');
  }

  return (
    <>
      <p role="status" className={styles.outcome}>
        {outcome === null ? null : t(outcome)}
      </p>
      <div className={styles.actions}>
        <Button
          variant={canShareFile(file) ? 'secondary' : 'primary'}
          icon={<Icon name="download" size={1.25} />}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name="copy" size={1.25} />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
        {canShareFile(file) ? (
          <Button icon={<Icon name="share" size={1.25} />} onClick={() => void share()}>
            {t('share')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
