import type { ProblemReport } from '@cangkir/core/health';
import { CodeBlock, Disclosure } from '@cangkir/react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../use-format.ts';
import styles from './report.module.css';
import { reportText } from './report-file.ts';
import { useStepLabel } from './use-step-label.ts';

/** All that is in a report: in words, and as the file has it. */
export function ReportPreview({ report }: { readonly report: ProblemReport }) {
  const { t } = useTranslation('problem-report');
  const format = useFormat();
  const labelOf = useStepLabel();
  const [isRawOpen, setRawOpen] = useState(false);
  const { release, market, language, platform, isInApp, start, end, forgotten, trail } = report;
  const states = Object.entries(end.states).map((pair) => pair.join(': '));
  const facts = [
    ['opened', `${start.route}, ${format.dayAndTime(start.at)}`],
    ['now', `${end.route}, ${format.dayAndTime(report.at)}`],
    ['release', release],
    ['market', market],
    ['language', language],
    ['platform', isInApp ? t('inApp', { platform }) : platform],
    ['stored', Object.keys(start.stored).join(', ')],
    ['states', end.hasCrashed ? t('crashed') : states.join(', ')],
    ...(forgotten === 0 ? [] : ([['forgotten', String(forgotten)]] as const)),
  ] as const;

  return (
    <div className={styles.preview}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('steps')}</h3>
      <ol className={styles.steps}>
        {trail.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a report never change.
          <li key={index}>
            <time dateTime={new Date(step.at).toISOString()}>{format.time(step.at)}</time>{' '}
            {labelOf(step)}
          </li>
        ))}
      </ol>
      <Disclosure title={t('raw')} open={isRawOpen} onToggle={setRawOpen}>
        {isRawOpen ? <CodeBlock text={reportText(report)} /> : null}
      </Disclosure>
    </div>
  );
}
