import * as v from 'valibot';
import coverageFile from '../../../coverage.json';
import { callCells } from '../../coverage/call-cells.ts';
import { type Coverage, coverageOf } from '../../coverage/coverage-of.ts';
import { requestCells } from '../../coverage/request-cells.ts';
import type { ExercisedCells } from '../../coverage/session-coverage.ts';
import { STORED_COVERAGE } from '../../coverage/stored-coverage.ts';
import { PLATFORMS, type Platform } from '../../settings/settings.ts';
import { type CoverageLine, linesOfCalls, linesOfRequests } from './coverage-lines.ts';

/** A table of all that can come of something. */
interface CoverageTable {
  readonly label: string;
  /** What stands over the lines. */
  readonly heading: string;
  /** What stands over their cells. */
  readonly columns: readonly string[];
  /** @param session What this session has exercised. */
  fill(session: ExercisedCells): FilledTable;
}

/** What is in a table, and how much of it was exercised, by whom. */
interface FilledTable extends Pick<Coverage<object>, 'exercised'> {
  readonly lines: readonly CoverageLine[];
  /** The number of cells. */
  readonly total: number;
}

const STORED = v.parse(STORED_COVERAGE, coverageFile);

const PLATFORM_LABELS: Readonly<Record<Platform, string>> = {
  ios: 'iOS',
  android: 'Android',
  browser: 'Browser',
};

export const COVERAGE_TABLES = {
  calls: {
    label: 'Table of calls',
    heading: 'Call and outcome',
    columns: PLATFORMS.map((platform) => PLATFORM_LABELS[platform]),
    fill: ({ calls }) => filled(coverageOf(callCells(), calls, STORED.calls), linesOfCalls),
  },
  endpoints: {
    label: 'Table of endpoints',
    heading: 'Endpoint and answer',
    columns: ['Exercised'],
    fill({ requests }) {
      const all = requestCells([...requests, ...STORED.requests]);
      return filled(coverageOf(all, requests, STORED.requests), linesOfRequests);
    },
  },
} as const satisfies Readonly<Record<string, CoverageTable>>;

export type CoverageTableName = keyof typeof COVERAGE_TABLES;

function filled<Cell>(
  { cells, exercised }: Coverage<Cell>,
  linesOf: (cells: Coverage<Cell>['cells']) => readonly CoverageLine[],
): FilledTable {
  return { lines: linesOf(cells), total: cells.length, exercised };
}
