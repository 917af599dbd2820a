import { coreTime } from '@cangkir/tooling/core-time';
import { expect, test } from 'vitest';
import { stepWithoutDefaults } from './without-defaults.ts';

test('leaves out default values', () => {
  const reply = { code: 0, data: null, msg: '', delay: 0, times: 1 };
  expect(stepWithoutDefaults({ do: 'bridge.reply', call: 'toLogin', reply })).toEqual({
    do: 'bridge.reply',
    call: 'toLogin',
    reply: {},
  });
  expect(stepWithoutDefaults({ do: 'backend.change', set: { '/claims': [] }, remove: [] })).toEqual(
    {
      do: 'backend.change',
      set: { '/claims': [] },
    },
  );
});

test('keeps other values', () => {
  const step = { do: 'answer', login: '{{e164:stranger1}}' };
  expect(stepWithoutDefaults(step)).toEqual(step);
  const claim = { do: 'http.override', match: 'POST /portal/app/coupon/claim', reply: { code: 0 } };
  expect(stepWithoutDefaults({ ...claim, times: 2 })).toEqual({ ...claim, times: 2 });
});

test('keeps an unknown step', () => {
  expect(stepWithoutDefaults({ do: 'dance' })).toEqual({ do: 'dance' });
});

test('a step that sets 1,000 entries is written in linear time', () => {
  const set = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`/vouchers/id-${index}`, { id: `id-${index}` }]),
  );
  const step = { do: 'backend.change', set, remove: [] };
  const startedAt = coreTime();
  expect(stepWithoutDefaults(step)).toEqual({ do: 'backend.change', set });
  expect(coreTime() - startedAt).toBeLessThan(1000);
});
