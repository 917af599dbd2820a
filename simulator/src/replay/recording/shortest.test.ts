import { expect, test } from 'vitest';
import { STEP } from '../../scenario/scenario.ts';
import { shortest } from './shortest.ts';

test('what the format adds by itself is not written', () => {
  const reply = { code: 0, data: null, msg: '', delay: 0, times: 1 };
  expect(shortest(STEP, { do: 'bridge.reply', call: 'toLogin', reply })).toEqual({
    do: 'bridge.reply',
    call: 'toLogin',
    reply: {},
  });
  expect(shortest(STEP, { do: 'backend.change', set: { '/claims': [] }, remove: [] })).toEqual({
    do: 'backend.change',
    set: { '/claims': [] },
  });
});

test('what says something stays, a placeholder too', () => {
  const step = { do: 'answer', login: '{{e164:stranger1}}' };
  expect(shortest(STEP, step)).toEqual(step);
  const claim = { do: 'http.override', match: 'POST /portal/app/coupon/claim', reply: { code: 0 } };
  expect(shortest(STEP, { ...claim, times: 2 })).toEqual({ ...claim, times: 2 });
});

test('what is no step stays as it is', () => {
  expect(shortest(STEP, { do: 'dance' })).toEqual({ do: 'dance' });
});
