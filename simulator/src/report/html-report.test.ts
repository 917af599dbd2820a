import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { STORED_CHARTS } from '../chart/stored-charts.ts';
import { nodeSha256 } from '../cli/node-sha256.ts';
import { machinesDriver } from '../replay/machines/machines-driver.ts';
import { beginRun } from '../replay/run-scenario.ts';
import { recordRun } from '../replay/session/record-run.ts';
import { CLAIM, MEMBER_BEGINNING, memberStory } from '../replay/testing.ts';
import { readScenarioFileLink } from '../scenario/scenario-file-link.ts';
import { readScenario } from '../scenario/validate.ts';
import { htmlReport } from './html-report.ts';

const EXPECTED = {
  do: 'expect',
  actor: 'claim',
  state: 'claimed',
  backend: { '/claims/length': 2 },
};

async function report(story: object) {
  const text = JSON.stringify(story);
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  const run = await beginRun(read.value, machinesDriver);
  const records = await recordRun(read.value, run, {
    takeLog: async () => ['POST /x → code 0'],
    takePicture: async () => null,
  });
  const backend = await run.observe('backend');
  await run.close();
  const page = await htmlReport(
    { scenario: read.value, text, result: run.result(), records },
    {
      charts: STORED_CHARTS,
      styles: '/* none */ a { color: red; }',
      simulator: 'http://localhost:5173/',
      hash: nodeSha256,
    },
  );
  return { page, backend };
}

test('tells what was expected and what came, with states, changes, log and chart', async () => {
  const { page } = await report(memberStory({ steps: [CLAIM, EXPECTED] }));
  expect(page).toContain('Failed at step 2');
  expect(page).toMatch(/<dt>Expected<\/dt><dd><code>2<\/code>.*<dt>Got<\/dt><dd><code>1<\/code>/);
  expect(page).toContain('claim: claimed');
  expect(page).toContain('<del>&quot;ready&quot;</del> <ins>&quot;claimed&quot;</ins>');
  expect(page).toContain('POST /x → code 0');
  expect(page).toContain('aria-label="Chart of claim. Active: claimed.');
});

test('shows both phones of a scenario, each with its own states and chart', async () => {
  const { user, route, device } = MEMBER_BEGINNING;
  const { page } = await report(
    memberStory({
      secondPhone: { user, route, device },
      steps: [{ ...CLAIM, phone: 2 }],
    }),
  );
  expect(page).toContain('Passed: 1 step');
  const [, first, second] = page.split('</details>')[1]?.split('class="phone"') ?? [];
  expect(first).toContain('claim: ready');
  expect(second).toContain('claim: claimed');
  expect(page).toContain('<h3>Phone 2: claim</h3>');
});

test('allows its own style sheet alone, and no script', async () => {
  const { page } = await report(memberStory({ steps: [CLAIM] }));
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`content="default-src 'none'; img-src data:; style-src 'sha256-${hash}';`);
  expect(page).not.toMatch(/<script|style=|https?:\/\/(?!localhost|www\.w3\.org)/);
});

test('writes markup in a scenario as text', async () => {
  const { page } = await report(
    memberStory({ title: '<img src=x onerror=alert(1)>', steps: [CLAIM] }),
  );
  expect(page).not.toContain('<img src=x');
  expect(page).toContain('&lt;img src=x');
});

test('brings the scenario along', async () => {
  const story = memberStory({ steps: [CLAIM] });
  const { page } = await report(story);
  const link = /href="(http[^"]*)"/.exec(page)?.[1] ?? '';
  expect(JSON.parse(readScenarioFileLink(new URL(link).hash) ?? '')).toEqual(story);
});

test('holds no phone, code or token, and is small', async () => {
  const login = (event: object) => ({ do: 'send', actor: 'login', event });
  const { page, backend } = await report(
    memberStory({
      user: null,
      steps: [
        login({ type: 'TYPE_PHONE', text: '{{phone:member}}' }),
        login({ type: 'SEND_CODE' }),
        login({ type: 'TYPE_CODE', text: '{{smsCode}}' }),
        login({ type: 'SUBMIT_CODE' }),
      ],
    }),
  );
  expect(page).toContain('Passed: 4 steps');
  const tokens = Object.keys(backend.sessions);
  const codes = Object.values(backend.vouchers).map(({ code }) => code);
  const secrets = [...tokens, ...codes, '+6281200000202', '0812 0000 0202'];
  expect(secrets.filter((secret) => page.includes(secret))).toEqual([]);
  expect(page.length).toBeLessThan(200_000);
});
