import { type JunitCase, junitXml } from '../test-report/junit.ts';
import type { Conformance } from './conform.ts';
import { PEOPLE } from './data.ts';
import { DATA_FIELDS } from './data-fields.ts';
import type { Finding } from './findings.ts';

/** A finding for people. */
export function findingWords({ where, what, expected, got, curl }: Finding): string {
  const lines = [`✗ ${where}: ${what}`, `    expected ${expected}`, `    got      ${got}`];
  return `${[...lines, ...(curl === null ? [] : [`    ${curl}`])].join('\n')}\n`;
}

/** What came of a check, after its findings. */
export function summaryWords({
  findings,
  unreached,
  reached,
  endpoints,
  requests,
}: Conformance): string {
  const outcomes = reached + unreached.length;
  return [
    ...(unreached.length === 0 ? [] : ['Not reached:']),
    ...unreached.map(({ endpoint, outcome, hint }) => `  ${endpoint} ${outcome}: ${hint}`),
    `${endpoints.length} endpoints, ${reached} of ${outcomes} outcomes, ${requests} requests`,
    findings.length === 0 ? 'The backend conforms.' : `${findings.length} findings`,
    '',
  ].join('\n');
}

/** The same as JUnit XML: a test case an endpoint, and a skipped one an outcome that was not reached. */
export function conformJunit({ findings, unreached, endpoints }: Conformance): string {
  const places = new Set([
    ...endpoints.map(({ name }) => String(name)),
    ...findings.map(({ where }) => where),
  ]);
  const tried = [...places].map((place): JunitCase => {
    const own = findings.filter(({ where }) => where === place);
    return { name: place, group: 'conform', problems: own.map(problemOf) };
  });
  const skipped = unreached.map(({ endpoint, outcome, hint }): JunitCase => {
    return { name: `${endpoint} ${outcome}`, group: 'conform', problems: [], skipped: hint };
  });
  return junitXml('conform', [...tried, ...skipped]);
}

function problemOf({ what, expected, got, curl }: Finding): JunitCase['problems'][number] {
  const message = `${what}: expected ${expected}, got ${got}`;
  return { kind: 'failure', message, details: curl ?? message };
}

/** What a data file has, for people. */
export function dataWords(): string {
  const people = Object.entries(PEOPLE);
  const things = Object.entries(DATA_FIELDS).map(([name, { meaning }]) => [name, meaning] as const);
  return [
    'A data file is JSON: { "people": { … }, "things": { … } }.',
    'Each of these people has a "phone", and what may be left out: a "code", if that of each SMS is the same, or a "token".',
    ...people.map(row),
    'Things are texts, and may be left out:',
    ...things.map(row),
    '',
  ].join('\n');
}

function row([name, meaning]: readonly [string, string]): string {
  return `  ${name.padEnd(24)}${meaning}`;
}
