import type {
  ConformanceCheck,
  ConformanceFile,
  ConformanceFinding,
  ConformanceReport,
} from '@cangkir/core';
import { checkId } from './planned-check.ts';

/** The report as JSON, and as JUnit for what collects the results of tests. */
export function reportFiles(report: ConformanceReport): readonly ConformanceFile[] {
  return [
    {
      format: 'JSON',
      name: 'bridge-report.json',
      type: 'application/json',
      text: `${JSON.stringify(report, null, 2)}\n`,
    },
    { format: 'JUnit', name: 'bridge-report.xml', type: 'application/xml', text: junitOf(report) },
  ];
}

function junitOf({ platform, appVersion, startedAt, checks }: ConformanceReport): string {
  const count = (status: ConformanceCheck['status']) =>
    checks.filter((check) => check.status === status).length;
  const suite = attributes({
    name: `bridge ${platform} ${appVersion ?? ''}`.trim(),
    timestamp: new Date(startedAt).toISOString(),
    tests: checks.length,
    failures: count('failed'),
    skipped: count('skipped') + count('waiting'),
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite ${suite}>`,
    ...checks.map((check) => `    ${testCase(check)}`),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(check: ConformanceCheck): string {
  const { about, expected, status, skipped, took, findings } = check;
  const head = attributes({ classname: about, name: checkId(check), time: (took ?? 0) / 1000 });
  if (status === 'passed') return `<testcase ${head}/>`;
  if (status !== 'failed') {
    return `<testcase ${head}><skipped ${attributes({ message: skipped ?? status })}/></testcase>`;
  }
  const message = `expected: ${expected}; got: ${findings.map(({ kind }) => kind).join(', ')}`;
  const text = escapeXml(findings.map(lineOf).join('\n'));
  return `<testcase ${head}><failure ${attributes({ message })}>${text}</failure></testcase>`;
}

function lineOf({ kind, request, at, expected, got }: ConformanceFinding): string {
  return [
    kind,
    ...(at === null ? [] : [`at ${at}`]),
    ...(expected === null ? [] : [`expected ${expected}`]),
    ...(got === null ? [] : [`got ${got}`]),
    ...(request === null ? [] : [`by ${request.method} ${JSON.stringify(request.params)}`]),
  ].join(' ');
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(String(value))}"`)
    .join(' ');
}

/** Escapes a text. XML has no sign for the other control characters. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\p{Cc}]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
