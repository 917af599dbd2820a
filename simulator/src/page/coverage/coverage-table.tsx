import { VisuallyHidden } from '@cangkir/react';
import { counted } from '../../shared/counted.ts';
import { CellMark } from './cell-mark.tsx';
import styles from './coverage.module.css';
import { type CoverageLine, type Exercised, exerciserOf } from './coverage-lines.ts';

interface CoverageTableProps {
  readonly label: string;
  /** The heading of the rows. */
  readonly heading: string;
  /** The headings of the columns. */
  readonly columns: readonly string[];
  readonly lines: readonly CoverageLine[];
}

/** The possible outcomes of each call or request, and which were exercised. */
export function CoverageTable({ label, heading, columns, lines }: CoverageTableProps) {
  if (lines.length === 0) return <p className={styles.empty}>Nothing fits the filter.</p>;
  const names = [...new Set(lines.map(({ asked }) => asked))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus.
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {names.map((name) => (
          <tbody key={name}>
            <tr>
              <th className={styles.asked} scope="rowgroup" colSpan={columns.length + 1}>
                {name}
              </th>
            </tr>
            {lines
              .filter(({ asked }) => asked === name)
              .map((line) => (
                <Line key={line.outcome} line={line} columns={columns} />
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Line({ line, columns }: Pick<CoverageTableProps, 'columns'> & { line: CoverageLine }) {
  return (
    <tr>
      <th className={styles.outcome} scope="row">
        {line.outcome}
      </th>
      {columns.map((column, index) => (
        <Cell key={column} cell={line.cells[index] ?? null} />
      ))}
    </tr>
  );
}

function Cell({ cell }: { readonly cell: Exercised | null }) {
  if (cell === null) return <td className={styles.none}>–</td>;
  const { times, scenarios } = cell;
  return (
    <td title={scenarios.join('\n')}>
      <span className={styles.cell}>
        <CellMark by={exerciserOf(cell)} />
        <span aria-hidden="true">
          {times} / {scenarios.length}
        </span>
        <VisuallyHidden>
          {counted(times, 'time', 'times')} in this session, in{' '}
          {counted(scenarios.length, 'scenario', 'scenarios')}
        </VisuallyHidden>
      </span>
    </td>
  );
}
