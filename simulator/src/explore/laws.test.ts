import { sha256Hex } from '@cangkir/core';
import { expect, test } from 'vitest';
import { FIXTURES } from '../backend/fixtures.ts';
import { runStep } from '../replay/run-step.ts';
import { MEMBER_BEGINNING, writeScenario } from '../replay/testing.ts';
import { createWatchedMachines } from './watched-machines.ts';

const { draws, checkIns, vouchers } = FIXTURES.everyday.create(
  Date.parse(MEMBER_BEGINNING.clock.start),
);
const [voucher] = Object.values(vouchers);

/** Does steps under watch. Returns what was broken. */
async function broken(steps: readonly object[], parts: object = {}) {
  const scenario = writeScenario({ ...parts, steps });
  const driver = createWatchedMachines({ hash: sha256Hex, takeUncaught: () => null });
  const stage = await driver.open(scenario);
  for (const [index, step] of scenario.steps.entries()) await runStep(step, index, stage);
  await stage.close();
  return stage.broken();
}

test.each([
  ['stock', '/campaigns/kopi-susu/stock', 3, { '/campaigns/kopi-susu/stock': 500 }],
  ['stored value', '/giftCards/storedValue/newcomer', 7, { '/giftCards/storedValue/newcomer': 0 }],
  [
    'a voucher',
    '/vouchers/another',
    { ...voucher, id: 'another' },
    { [`/vouchers/#${Object.keys(vouchers).length}`]: null },
  ],
])('%s that comes from nowhere breaks a law', async (_, pointer, value, expected) => {
  const found = await broken([{ do: 'backend.change', set: { [pointer]: value } }]);
  expect(found?.expectation).toEqual({ do: 'expect', backend: expected });
});

test.each([
  ['a draw', '/draws/made', draws.made],
  ['a check-in', '/checkIns/made', checkIns.made],
])('%s that is there twice breaks a law', async (_, pointer, records) => {
  const twice = [...records, ...records.slice(-1)];
  const found = await broken([{ do: 'backend.change', set: { [pointer]: twice } }]);
  expect(found?.message).toContain(pointer);
  expect(found?.expectation).toEqual({
    do: 'expect',
    backend: { [`${pointer}/length`]: records.length },
  });
});

test('what people do breaks none', async () => {
  const steps = [
    { do: 'choose-language', language: 'en' },
    { do: 'send', actor: 'claim', event: { type: 'CLAIM' } },
    { do: 'reload' },
    { do: 'advance', ms: 24 * 60 * 60 * 1000 },
  ];
  expect(await broken(steps)).toBeNull();
});
