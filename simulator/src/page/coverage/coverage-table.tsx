import type { CoveredCell } from '../../coverage/call-coverage.ts';
import { PLATFORMS, type Platform } from '../../settings/settings.ts';
import styles from './coverage.module.css';
import { type CoverageLine, exerciserOf, outcomeWords } from './coverage-lines.ts';
import { Mark } from './mark.tsx';

const PLATFORM_LABELS: Readonly<Record<Platform, string>> = {
  ios: 'iOS',
  android: 'Android',
  browser: 'Browser',
};

/** Calls with what can come of them, by platform. */
export function CoverageTable({ lines }: { readonly lines: readonly CoverageLine[] }) {
  if (lines.length === 0) return <p className={styles['empty']}>Nothing fits the filter.</p>;
  const methods = [...new Set(lines.map(({ method }) => method))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and it scrolls.
    <section className={styles['scroll']} tabIndex={0} aria-label="Table of calls">
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Call and outcome</th>
            {PLATFORMS.map((platform) => (
              <th key={platform} scope="col">
                {PLATFORM_LABELS[platform]}
              </th>
            ))}
          </tr>
        </thead>
        {methods.map((method) => (
          <tbody key={method}>
            <tr>
              <th className={styles['method']} scope="rowgroup" colSpan={PLATFORMS.length + 1}>
                {method}
              </th>
            </tr>
            {lines
              .filter((line) => line.method === method)
              .map((line) => (
                <Line key={line.outcome} line={line} />
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Line({ line }: { readonly line: CoverageLine }) {
  return (
    <tr>
      <th className={styles['outcome']} scope="row">
        {outcomeWords(line.outcome)}
      </th>
      {PLATFORMS.map((platform) => (
        <Cell key={platform} cell={line.cells[platform]} />
      ))}
    </tr>
  );
}

function Cell({ cell }: { readonly cell: CoveredCell | null }) {
  if (cell === null) return <td className={styles['none']}>–</td>;
  const { times, scenarios } = cell;
  return (
    <td title={scenarios.join('\n')}>
      <span className={styles['cell']}>
        <Mark by={exerciserOf(cell)} />
        <span aria-hidden="true">
          {times} / {scenarios.length}
        </span>
        <span className={styles['words']}>
          {times} times in this session, in {scenarios.length} scenarios
        </span>
      </span>
    </td>
  );
}
