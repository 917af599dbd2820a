import type { BridgeConsole, ConformanceReport } from '@cangkir/core';
import { Button, Notice, ProgressBar } from '@cangkir/react';
import { Section } from '../../frame/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bridge.module.css';
import { CheckResults } from './check-results.tsx';
import { ReportFiles } from './report-files.tsx';
import { TaskQuestion } from './task-question.tsx';
import { useConformance } from './use-conformance.ts';

/** Checks the app against the contract, and reports. */
export function ConformanceSection({
  console: { platform, conformance },
}: {
  readonly console: BridgeConsole;
}) {
  const { t } = useTranslation('bridge');
  const { report, question, isRunning, start } = useConformance(conformance);
  if (platform === 'web') {
    return (
      <Section title={t('checks.title')}>
        <Notice tone="plain">
          <p>{t('checks.noApp')}</p>
        </Notice>
      </Section>
    );
  }
  const isOver = report !== null && doneOf(report) === report.checks.length;
  return (
    <Section title={t('checks.title')}>
      <p className={styles.lead}>{t('checks.lead')}</p>
      {report === null ? null : <Progress report={report} />}
      {question === null ? null : (
        <TaskQuestion
          key={`${question.kind} ${question.task}`}
          question={question}
          title={conformance.title}
        />
      )}
      {isRunning && question === null ? <p role="status">{t('checks.waiting')}</p> : null}
      {isRunning ? null : (
        <div className={styles.actions}>
          {isOver ? null : (
            <Button isWide onClick={start}>
              {report === null ? t('checks.run') : t('checks.resume')}
            </Button>
          )}
          {report === null ? null : (
            <Button variant="secondary" isWide onClick={conformance.reset}>
              {t('checks.reset')}
            </Button>
          )}
        </div>
      )}
      {report === null ? null : (
        <>
          <CheckResults report={report} />
          <ReportFiles files={conformance.files(report)} />
        </>
      )}
    </Section>
  );
}

function Progress({ report }: { readonly report: ConformanceReport }) {
  const { t } = useTranslation('bridge');
  const [done, all] = [doneOf(report), report.checks.length];
  return (
    <ProgressBar
      label={t('checks.progress')}
      value={done}
      max={all}
      valueText={t('checks.progressText', { done, all })}
    />
  );
}

function doneOf({ checks }: ConformanceReport): number {
  return checks.filter(({ status }) => status !== 'waiting').length;
}
