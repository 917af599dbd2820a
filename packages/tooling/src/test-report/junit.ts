/** What is wrong with a test case. A failure breaks what it expects; an error keeps it from running. */
export interface JunitProblem {
  readonly kind: 'failure' | 'error';
  /** One line: tools group by it. */
  readonly message: string;
  readonly details: string;
}

/** A test case of JUnit XML. */
export interface JunitCase {
  readonly name: string;
  /** Where it belongs, such as a file. */
  readonly group: string;
  readonly problems: readonly JunitProblem[];
  /** Why it was not run; omitted if it was. */
  readonly skipped?: string;
}

/** Test cases as JUnit XML. No times in it: the same cases give the same bytes. */
export function junitXml(suite: string, cases: readonly JunitCase[]): string {
  const having = (kind: JunitProblem['kind']) =>
    cases.filter(({ problems }) => problems.some((problem) => problem.kind === kind)).length;
  const skipped = cases.filter((each) => each.skipped !== undefined).length;
  const counts = [
    `tests="${cases.length}" failures="${having('failure')}" errors="${having('error')}"`,
    ...(skipped === 0 ? [] : [`skipped="${skipped}"`]),
  ].join(' ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escapeXml(suite)}" ${counts}>`,
    ...cases.flatMap(caseLines),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function caseLines({ name, group, problems, skipped }: JunitCase): string[] {
  const opening = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(group)}"`;
  const inside = [
    ...(skipped === undefined ? [] : [`      <skipped message="${escapeXml(skipped)}"/>`]),
    ...problems.map(
      ({ kind, message, details }) =>
        `      <${kind} message="${escapeXml(message)}">${escapeXml(details)}</${kind}>`,
    ),
  ];
  return inside.length === 0 ? [`${opening}/>`] : [`${opening}>`, ...inside, '    </testcase>'];
}

/** XML 1.0 knows no control characters, not even escaped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
