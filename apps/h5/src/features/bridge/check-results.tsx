import type { ConformanceCheck, ConformanceFinding, ConformanceReport } from '@cangkir/core';
import { Badge, Disclosure } from '@cangkir/react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bridge.module.css';

const TONES = {
  waiting: 'neutral',
  passed: 'brand',
  failed: 'danger',
  skipped: 'amber',
} as const satisfies Record<ConformanceCheck['status'], string>;

/** What the checks came to: first what is wrong, then all of them. */
export function CheckResults({ report: { checks } }: { readonly report: ConformanceReport }) {
  const { t } = useTranslation('bridge');
  const [open, setOpen] = useState(false);
  const failures = checks.filter(({ status }) => status === 'failed');
  const count = (status: ConformanceCheck['status']) =>
    checks.filter((check) => check.status === status).length;
  return (
    <>
      <p className={styles.summary} role="status">
        {t('checks.summary', {
          failed: count('failed'),
          passed: count('passed'),
          skipped: count('skipped'),
        })}
      </p>
      {failures.length === 0 ? null : (
        <ul className={styles.failures} aria-label={t('checks.failures')}>
          {failures.map((check) => (
            <li key={idOf(check)}>
              <Failure check={check} />
            </li>
          ))}
        </ul>
      )}
      <Disclosure
        title={t('checks.all')}
        note={String(checks.length)}
        open={open}
        onToggle={setOpen}
      >
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={idOf(check)}>
              <code>{idOf(check)}</code>
              <Badge tone={TONES[check.status]}>{t(`status.${check.status}`)}</Badge>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

function Failure({ check }: { readonly check: ConformanceCheck }) {
  const { t } = useTranslation('bridge');
  return (
    <>
      <h3>{idOf(check)}</h3>
      <dl>
        <dt>{t('checks.expected')}</dt>
        <dd>{t(`expected.${check.expected}`)}</dd>
        <dt>{t('checks.got')}</dt>
        {check.findings.map((finding) => (
          <dd key={JSON.stringify(finding)}>
            <Finding finding={finding} />
          </dd>
        ))}
      </dl>
    </>
  );
}

function Finding({ finding }: { readonly finding: ConformanceFinding }) {
  const { t } = useTranslation('bridge');
  const { kind, request, at, expected, got } = finding;
  const isCode = kind === 'code';
  return (
    <>
      {t(`finding.${kind}`, {
        at: at ?? '',
        expected: expected === 'own' ? t('checks.ownCode') : expected,
        got: got ?? (isCode ? t('checks.otherCode') : t('checks.nothing')),
      })}
      {request === null ? null : (
        <code>{`${request.method} ${JSON.stringify(request.params)}`}</code>
      )}
    </>
  );
}

function idOf({ about, name }: ConformanceCheck): string {
  return `${about}.${name}`;
}
