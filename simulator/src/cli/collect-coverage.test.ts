import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { STORED_COVERAGE } from '../coverage/stored-coverage.ts';
import { CLAIM, CLAIM_ENDPOINT, writeScenario } from '../replay/testing.ts';
import { collectCoverage, coveredIds } from './collect-coverage.ts';

function claimOn(id: string, device: object, steps: readonly object[] = []) {
  return writeScenario({ id, device, steps: [...steps, CLAIM, { do: 'advance', ms: 10_000 }] });
}

test('each call is counted where the page sees it end, be it that it never left the page', async () => {
  const { calls } = await collectCoverage([
    claimOn('on-ios', { platform: 'ios' }),
    claimOn('in-a-browser', { platform: 'browser' }),
    claimOn('without-an-app', { platform: 'ios', bridge: false }),
    claimOn('unanswered', { platform: 'ios' }, [
      { do: 'bridge.reply', call: 'deviceInfo', reply: { times: 0 } },
    ]),
    claimOn('nonsense', { platform: 'ios' }, [
      { do: 'bridge.reply', call: 'deviceInfo', reply: { data: 'nonsense' } },
    ]),
  ]);
  const ofDevice = calls.filter(({ method }) => method === 'deviceInfo');
  expect(
    ofDevice.map(({ platform, outcome, scenarios }) => [platform, outcome, scenarios]),
  ).toEqual([
    ['browser', 'outsideApp', ['in-a-browser']],
    ['ios', 'malformed', ['nonsense']],
    ['ios', 'noBridge', ['without-an-app']],
    ['ios', 'success', ['on-ios']],
    ['ios', 'timeout', ['unanswered']],
  ]);
});

test('a call on the second phone is counted on its platform', async () => {
  const secondPhone = { device: { platform: 'android' }, user: 'newcomer', route: '/mine' };
  const scenario = writeScenario({ id: 'two', secondPhone, steps: [{ do: 'reload' }] });
  const { calls } = await collectCoverage([scenario]);
  const ofUser = calls.filter(({ method }) => method === 'userInfo');
  expect(ofUser.map(({ platform, outcome }) => [platform, outcome])).toEqual([
    ['android', 'success'],
    ['browser', 'outsideApp'],
  ]);
});

test('each answer of an endpoint knows its scenarios, each once', async () => {
  const override = (reply: object) => ({ do: 'http.override', match: CLAIM_ENDPOINT, reply });
  const browser = { platform: 'browser' };
  const { requests } = await collectCoverage([
    claimOn('busy', browser, [{ ...override({ code: 10000 }), times: 2 }]),
    claimOn('lost', browser, [override({ network: 'lost' })]),
    claimOn('nonsense', browser, [override({ body: '<html>' })]),
  ]);
  expect(requests.filter(({ endpoint }) => endpoint === 'claim')).toEqual([
    { endpoint: 'claim', answer: '0', scenarios: ['busy', 'lost'] },
    { endpoint: 'claim', answer: '10000', scenarios: ['busy'] },
    { endpoint: 'claim', answer: 'garbage', scenarios: ['nonsense'] },
    { endpoint: 'claim', answer: 'lost', scenarios: ['lost'] },
  ]);
});

test('knows the scenarios that exercise nothing that is counted', async () => {
  const tapping = claimOn('tapping', { platform: 'ios' }, [
    { do: 'tap', role: 'button', name: 'Go' },
  ]);
  const coverage = await collectCoverage([tapping, claimOn('claiming', { platform: 'ios' })]);
  expect(coverage.uncounted).toEqual(['tapping']);
  expect(coveredIds(coverage)).toEqual(['claiming', 'tapping']);
});

test('the order of the scenarios does not change the coverage', async () => {
  const one = claimOn('one', { platform: 'ios' });
  const other = claimOn('other', { platform: 'ios' });
  const coverage = await collectCoverage([one, other]);
  expect(JSON.stringify(await collectCoverage([other, one]))).toBe(JSON.stringify(coverage));
});

test('what is stored can be read', () => {
  const text = readFileSync(new URL('../../coverage.json', import.meta.url), 'utf8');
  expect(v.safeParse(STORED_COVERAGE, JSON.parse(text)).success).toBe(true);
});
