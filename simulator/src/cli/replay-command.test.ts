import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Trail } from '@cangkir/core/health';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { beginRun } from '../replay/run-scenario.ts';
import { CLAIM, writeScenario } from '../replay/testing.ts';
import { replayCommand } from './replay-command.ts';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'replay-'));
const at = (name: string) => path.join(FOLDER, name);

function write(name: string, state: string, title = `A <story> of “${state}”`): void {
  const scenario = {
    version: 2,
    id: 'story',
    title,
    clock: { start: '2026-09-04T15:00:00+07:00' },
    device: { platform: 'browser' },
    user: 'member',
    route: '/get-coupons?activityCode=kopi-susu',
    backend: { fixture: 'everyday' },
    steps: [CLAIM, { do: 'expect', actor: 'claim', state }],
  };
  writeFileSync(at(name), JSON.stringify(scenario, null, 2));
}

beforeAll(() => {
  mkdirSync(at('good'));
  write('good/b.json', 'claimed');
  write('good/a.json', 'claimed');
  write('bad.json', 'closed');
  writeFileSync(at('none.json'), '{ "version": 2 }');
});

afterAll(() => rmSync(FOLDER, { recursive: true }));

async function replay(...args: string[]) {
  let out = '';
  let complaint = '';
  const exitCode = await replayCommand(args, {
    write: (text) => {
      out += text;
    },
    complain: (text) => {
      complaint += text;
    },
    isColoured: false,
  });
  return { exitCode, out: out.replaceAll(FOLDER, ''), complaint };
}

test('no report of a failure holds a phone that the scenario names', async () => {
  const phone = '+6281200000202';
  write('phone.json', 'closed', `Calls ${phone}`);
  const scenario = JSON.parse(readFileSync(at('phone.json'), 'utf8'));
  scenario.steps = [CLAIM, { do: 'expect', backend: { [`/smsCodes/${phone}`]: { phone } } }];
  writeFileSync(at('phone.json'), JSON.stringify(scenario));
  const { out } = await replay(at('phone.json'), '--json', at('p.out'), '--junit', at('p.xml'));
  for (const text of [out, readFileSync(at('p.out'), 'utf8'), readFileSync(at('p.xml'), 'utf8')]) {
    expect(text).toContain('****0202');
    expect(text).not.toContain('81200000202');
  }
});

test('prints each step of a scenario that passes', async () => {
  expect(await replay(at('good/a.json'))).toEqual({
    exitCode: 0,
    out: `✓ A <story> of “claimed” /good/a.json
  ✓ 1  send claim CLAIM
  ✓ 2  expect claim claimed

1 passed, 0 failed; 2 steps
`,
    complaint: '',
  });
});

test('refuses malformed files with their places, runs the next one, and writes the report', async () => {
  writeFileSync(at('nest.json'), '['.repeat(2000));
  writeFileSync(at('long.json'), `{\n"title": "${'x'.repeat(10_000_000)}"\n}`);
  const report = at('malformed.xml');
  const { exitCode, out } = await replay(
    ...['--quiet', '--junit', report],
    ...[at('nest.json'), at('long.json'), at('good/a.json')],
  );
  expect(exitCode).toBe(2);
  expect(out).toContain('(/nest.json:1)');
  expect(out).toContain('at /title (/long.json:2)');
  expect(out).toContain('1 passed, 0 failed, 2 invalid');
  expect(readFileSync(report, 'utf8')).toContain('errors="2"');
});

test('shows the escape sequences of a title', async () => {
  write('escape.json', 'claimed', '\u001b]0;title\u0007');
  const { out } = await replay('--quiet', at('escape.json'));
  expect(out).toContain('\\u001b]0;title\\u0007');
  expect(out).not.toContain('\u001b');
});

test('a story that fails says why, and ends with 1', async () => {
  const { exitCode, out } = await replay('--quiet', at('bad.json'), at('good/a.json'));
  expect(exitCode).toBe(1);
  expect(out).toBe(`✗ A <story> of “closed” /bad.json
  ✓ 1  send claim CLAIM
  ✗ 2  expect claim closed
        Not as expected.
        at          /steps/1/state (/bad.json:27)
        expected    "closed"
        got         "claimed"
        last input  step 1, send claim CLAIM
✓ A <story> of “claimed” 2 steps, /good/a.json

1 passed, 1 failed; 4 steps
`);
});

test('shrinks a story that fails, next to it or where it is wanted', async () => {
  const { out } = await replay('--quiet', '--shrink', at('bad.json'), at('good/a.json'));
  expect(out).toMatch(
    /\n {4}2 steps in \d+ characters → 2 steps in \d+ characters, after \d+ runs: \/bad.shrunk.json\n/,
  );
  const again = await replay(
    '--quiet',
    '--shrink',
    '--out',
    at('small.json'),
    at('bad.shrunk.json'),
  );
  expect(again.exitCode).toBe(1);
  expect(readFileSync(at('small.json'), 'utf8')).toBe(readFileSync(at('bad.shrunk.json'), 'utf8'));
});

test('skips a scenario that taps, and says so', async () => {
  const tap = { do: 'tap', role: 'button', name: 'Klaim voucher' };
  writeFileSync(at('tap.json'), JSON.stringify(writeScenario({ steps: [tap] })));
  const { exitCode, out } = await replay('--quiet', at('tap.json'), at('good/a.json'));
  expect(exitCode).toBe(0);
  expect(out).toContain('skipped: a tap needs a screen, /tap.json');
  expect(out).toContain('1 passed, 0 failed; 2 steps; 1 skipped: a tap needs a screen');
});

test('a file that is not a scenario ends with 2, and says in which line', async () => {
  const { exitCode, out } = await replay(at('none.json'), at('bad.json'));
  expect(exitCode).toBe(2);
  expect(out).toContain('/none.json is not a scenario');
  expect(out).toContain('something is missing: "id"\n        at /id (/none.json:1)');
  expect(out).toContain('0 passed, 1 failed, 1 invalid; 2 steps');
});

test('a file that is not there is none either', async () => {
  const { exitCode, out } = await replay(at('missing.json'));
  expect(exitCode).toBe(2);
  expect(out).toContain('The file can’t be read.\n        at the top (/missing.json)');
});

test('a pattern stands for its files, in the order of their names', async () => {
  const { exitCode, out } = await replay('--quiet', at('good/*.json'));
  expect(exitCode).toBe(0);
  expect(out.match(/good\/\w/g)).toEqual(['good/a', 'good/b']);
});

test('counts a scenario once, however often it runs', async () => {
  const { exitCode, out } = await replay('--quiet', '--times', '3', at('good/a.json'));
  expect(exitCode).toBe(0);
  expect(out).toContain('\n1 passed, 0 failed; 2 steps, run 3 times\n');
});

test.each([
  [['--times', '0', 'x.json'], '--times needs a whole number from 1.'],
  [['--times', '2.5', 'x.json'], '--times needs a whole number from 1.'],
  [['--headed', 'x.json'], '--headed and --trace need --browser.'],
  [['--trace', 'traces', 'x.json'], '--headed and --trace need --browser.'],
  [['--shrink', '--browser', 'x.json'], '--shrink is for the machines alone, not for --browser.'],
  [['--out', 'y.json', 'x.json'], '--out needs --from or --shrink.'],
  [['--shrink', '--out', 'y.json', 'x.json', 'z.json'], '--out is for one file.'],
  [['--html', 'r.html', '--times', '2', 'x.json'], '--html writes a single run: leave out --times'],
  [['--workers', '--browser', 'x.json'], '--workers is for the machines alone, not for --browser.'],
])('%j makes no sense, and it says why', async (args, message) => {
  const { exitCode, complaint } = await replay(...args);
  expect(exitCode).toBe(2);
  expect(complaint).toContain(message);
});

test.each([
  [[], /^Name a scenario file\.$/],
  [['--quiet'], /^Name a scenario file\.$/],
  [['/no/such/*.json'], /^There is no such file\.$/],
  [['--fast', 'x.json'], /--fast/],
])('%j is asked for wrongly: it says why, and the help is shown', async (args, why) => {
  const { exitCode, out, complaint } = await replay(...args);
  expect(exitCode).toBe(2);
  expect(out).toBe('');
  const [message, , usage] = complaint.split('\n');
  expect(message).toMatch(why);
  expect(usage).toBe('npm run replay -- [options] FILE…');
});

test.each([
  ['--json', 'nowhere/x.json', 'there is no such folder'],
  ['--junit', 'nowhere/x.xml', 'there is no such folder'],
  ['--json', 'good', 'it is a folder'],
])('where %s can’t be written to %s, it says so before any story', async (option, name, why) => {
  expect(await replay(option, at(name), at('good/a.json'))).toEqual({
    exitCode: 2,
    out: '',
    complaint: `The report can’t be written to ${at(name)}: ${why}.\n`,
  });
});

test('--help is no mistake', async () => {
  const { exitCode, out } = await replay('--help');
  expect(exitCode).toBe(0);
  expect(out).toContain('--junit FILE');
});

test('workers print and report the same as one thread, in the order of the files', async () => {
  const files = ['bad', 'good/a', 'none', 'missing', 'good/b'].map((name) => at(`${name}.json`));
  async function outcome(...options: string[]) {
    const [json, junit] = [at('report.json'), at('report.xml')];
    const printed = await replay(...options, '--json', json, '--junit', junit, ...files);
    return { printed, json: readFileSync(json, 'utf8'), junit: readFileSync(junit, 'utf8') };
  }
  const alone = await outcome();
  expect(alone.printed.exitCode).toBe(2);
  expect(await outcome('--workers')).toEqual(alone);
});

test('the reports for other programs hold the same bytes every time', async () => {
  const files = [at('good/a.json'), at('bad.json'), at('none.json')];
  async function reports(nth: number) {
    const [json, junit] = [at(`${nth}.json`), at(`${nth}.xml`)];
    await replay('--json', json, '--junit', junit, ...files);
    return { json: readFileSync(json, 'utf8'), junit: readFileSync(junit, 'utf8') };
  }
  const once = await reports(1);
  expect(await reports(2)).toEqual(once);
  expect(JSON.parse(once.json)).toMatchObject({
    totals: { passed: 1, failed: 1, invalid: 1, steps: 4 },
    files: [
      { file: files[0], result: { id: 'story', passed: true, failures: [] } },
      { file: files[1], result: { passed: false, failures: [{ step: 2 }] } },
      { file: files[2], problems: [{ pointer: '/id', line: 1 }, {}, {}, {}, {}, {}, {}] },
    ],
  });
  expect(once.junit.replaceAll(FOLDER, '').split('\n').slice(0, 12)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites tests="3" failures="1" errors="1">',
    '  <testsuite name="replay" tests="3" failures="1" errors="1">',
    '    <testcase name="A &lt;story&gt; of “claimed”" classname="/good/a.json"/>',
    '    <testcase name="A &lt;story&gt; of “closed”" classname="/bad.json">',
    '      <failure message="expected &quot;closed&quot;, got &quot;claimed&quot; (step 2, /steps/1/state)">step 2',
    'at /steps/1/state (/bad.json:27)',
    'expected &quot;closed&quot;',
    'got &quot;claimed&quot;',
    'last input: step 1, send claim CLAIM</failure>',
    '    </testcase>',
    '    <testcase name="/none.json" classname="/none.json">',
  ]);
});

test('writes a run as a page, and ends as the scenario does', async () => {
  const { exitCode } = await replay('--html', at('run.html'), at('bad.json'));
  expect(exitCode).toBe(1);
  expect(readFileSync(at('run.html'), 'utf8')).toContain('Failed at step 2');
});

test.each(['--html', '--playwright'])('%s is for one scenario', async (option) => {
  const { exitCode, complaint } = await replay(option, at('x'), at('bad.json'), at('none.json'));
  expect(exitCode).toBe(2);
  expect(complaint).toContain('--playwright and --html write one scenario: name its file.');
});

test('--from makes a scenario of a report, writes it, and runs it', async () => {
  const trails: Trail[] = [];
  const driver = createMachinesDriver({ onTrail: (trail) => trails.push(trail) });
  const run = await beginRun(writeScenario({ steps: [CLAIM] }), driver);
  while (!run.isOver()) await run.step();
  writeFileSync(at('report.json'), JSON.stringify(trails[0]?.report()));
  await run.close();
  const { exitCode, out } = await replay('--from', at('report.json'), '--out', at('made.json'));
  expect(out).toContain('Written: /made.json');
  expect(out).toContain('1 passed, 0 failed');
  expect(exitCode).toBe(0);
  expect(await replay('--quiet', at('made.json'))).toMatchObject({ exitCode: 0 });

  const asScenario = await replay(at('report.json'));
  expect(asScenario.out).toContain('It is a customer’s report: --from makes a scenario of it.');

  writeFileSync(at('old.json'), JSON.stringify({ ...trails[0]?.report(), version: 1 }));
  const message = 'It is a report of a problem, in version 1 of its format.';
  expect((await replay(at('old.json'))).out).toContain(message);
  expect((await replay('--from', at('old.json'))).complaint).toContain(message);
});

test.each([
  [['--from', 'nowhere.json'], 'There is no file nowhere.json.'],
  [['--from', at('good/a.json')], 'is no report of a problem: it is a scenario already.'],
  [['--from', 'a.json', 'b.json'], '--from makes its own scenario'],
  [['--from', 'a.json', '--shrink'], '--shrink is for the scenario that --from has written'],
])('%j is refused', async (args, message) => {
  const { exitCode, complaint } = await replay(...args);
  expect(exitCode).toBe(2);
  expect(complaint).toContain(message);
});
