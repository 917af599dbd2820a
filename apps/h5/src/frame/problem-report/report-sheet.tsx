import type { ProblemReport } from '@cangkir/core/health';
import { Button, Sheet, useToast } from '@cangkir/react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFramePorts } from '../../product-context.tsx';
import styles from './report.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportPreview } from './report-preview.tsx';

interface ReportSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks whether a report may be made, shows all that is in it, and passes it on as the person wants. */
export function ReportSheet({ open, onClose }: ReportSheetProps) {
  const { t } = useTranslation(['problem-report', 'frame']);
  const { openTrail } = useFramePorts();
  const showToast = useToast();
  const [report, setReport] = useState<ProblemReport | null>(null);

  async function make() {
    try {
      const trail = await openTrail();
      setReport(trail.report());
    } catch {
      showToast({ message: t('frame:notLoaded.body'), tone: 'fail' });
    }
  }

  function close() {
    setReport(null);
    onClose();
  }

  const { body, footer } = viewOf(report, () => void make());
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('problem-report:title')}
      closeLabel={t('frame:close')}
      footer={footer}
    >
      {body}
    </Sheet>
  );
}

/** @param report Null until the person has agreed to it. */
function viewOf(report: ProblemReport | null, onAgree: () => void) {
  if (report === null) return { body: <Consent />, footer: <Agree onAgree={onAgree} /> };
  if (report.trail.length === 0) return { body: <Nothing />, footer: null };
  return { body: <ReportPreview report={report} />, footer: <ReportActions report={report} /> };
}

function Agree({ onAgree }: { readonly onAgree: () => void }) {
  const { t } = useTranslation('problem-report');
  return (
    <Button isWide onClick={onAgree}>
      {t('consent.agree')}
    </Button>
  );
}

function Nothing() {
  const { t } = useTranslation('problem-report');
  return (
    <p role="status" className={styles.outcome}>
      {t('nothing')}
    </p>
  );
}

function Consent() {
  const { t } = useTranslation('problem-report');
  return (
    <div className={styles.consent}>
      <p>{t('consent.lead')}</p>
      <p>{t('consent.holds')}</p>
      <p>{t('consent.never')}</p>
      <p>{t('consent.yours')}</p>
    </div>
  );
}
