import { CLAIM_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import type { Driver } from '../driver.ts';
import { machinesDriver } from '../machines/machines-driver.ts';
import type { ScenarioDraft } from '../recording/draft.ts';
import { CLAIM, CLAIM_ENDPOINT, memberStory } from '../testing.ts';
import { shrinkFailure } from './shrink-failure.ts';

const LOST = { do: 'http.override', match: CLAIM_ENDPOINT, reply: { network: 'lost' } };
const SECOND = { do: 'advance', ms: 1000 };
const TWO_CLAIMS = { do: 'expect', backend: { '/claims/length': 2 } };

function draft(parts: object, ...steps: readonly object[]): ScenarioDraft {
  return { ...memberStory(parts), steps: [...steps] };
}

async function shrunk(before: ScenarioDraft, driver = machinesDriver): Promise<ScenarioDraft> {
  const shrinking = await shrinkFailure(before, driver);
  if (shrinking.kind !== 'shrunk') throw new Error(shrinking.kind);
  return shrinking.draft;
}

test('leaves out steps, faults, settings, data and phones that have no part in a failure', async () => {
  const before = draft(
    {
      seed: 7,
      device: { platform: 'ios', language: 'en', login: 'member' },
      storage: { session: { other: 'text' } },
      secondPhone: { device: { platform: 'android' }, user: 'memberSg', route: '/mine' },
      backend: {
        fixture: 'lastVoucher',
        set: { '/campaigns/kopi-susu/stock': 5 },
        overrides: [{ match: 'GET /portal/app/coupon/campaign', reply: { delay: 0 } }],
      },
    },
    { do: 'choose-language', language: 'zh' },
    LOST,
    CLAIM,
    { do: 'expect', actor: 'claim', state: 'claiming' },
    { do: 'open', phone: 2, route: '/points' },
    SECOND,
    { ...TWO_CLAIMS, user: 'member', language: 'zh' },
    { do: 'reload' },
  );
  expect(await shrunk(before)).toEqual(draft({}, CLAIM, TWO_CLAIMS));
});

test('keeps what the failure needs', async () => {
  const claiming = { do: 'expect', actor: 'claim', state: 'ready' };
  const before = draft({}, { do: 'reload' }, LOST, SECOND, CLAIM, { ...claiming, user: 'member' });
  expect(await shrunk(before)).toEqual(draft({}, LOST, CLAIM, claiming));
});

test('keeps the answer that led there, where another one would, too', async () => {
  const ended = { do: 'backend.change', claimCode: CLAIM_CODE.ended };
  const claimed = { do: 'expect', actor: 'claim', state: 'claimed' };
  const soldOut = { do: 'backend.change', set: { '/campaigns/kopi-susu/stock': 0 } };
  const before = draft({}, soldOut, ended, CLAIM, claimed);
  expect(await shrunk(before)).toEqual(draft({}, ended, CLAIM, claimed));
});

test('makes one wait of several', async () => {
  const half = { do: 'advance', ms: 450_000 };
  const inTime = { do: 'expect', actor: 'payment', state: 'waiting' };
  const start = { route: '/qris?orderNumber=order-qris' };
  const before = draft(start, half, { do: 'reload' }, half, inTime);
  expect((await shrunk(before)).steps).toEqual([{ do: 'advance', ms: 900_000 }, inTime]);
});

test('goes on past steps that can’t be done without what was left out', async () => {
  const login = (event: object) => ({ do: 'send', actor: 'login', event });
  const before = draft(
    { user: null },
    login({ type: 'TYPE_PHONE', text: '{{phone:member}}' }),
    login({ type: 'SEND_CODE' }),
    login({ type: 'TYPE_CODE', text: '{{smsCode}}' }),
    { do: 'back' },
  );
  expect((await shrunk(before)).steps).toEqual([{ do: 'back' }]);
});

test('an override that nothing met is found without its scenario', async () => {
  const before = draft({}, CLAIM, LOST, { do: 'reload' });
  expect(await shrunk(before)).toEqual({ ...draft({}, LOST), user: undefined });
});

test('a scenario that passes is not shrunk', async () => {
  expect(await shrinkFailure(draft({}, CLAIM), machinesDriver)).toEqual({ kind: 'passed' });
});

test('a flaky scenario is not shrunk', async () => {
  let runs = 0;
  const flaky: Driver = {
    async open(scenario) {
      runs += 1;
      const { backend, ...rest } = scenario;
      const set = runs % 2 === 0 ? { '/campaigns/kopi-susu/stock': 0 } : {};
      return machinesDriver.open({ ...rest, backend: { ...backend, set } });
    },
  };
  const before = draft({}, CLAIM, { do: 'expect', actor: 'claim', state: 'ready' });
  expect(await shrinkFailure(before, flaky)).toEqual({ kind: 'flaky' });
});
