import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import {
  type Asked,
  createWitness,
  hearAnswer,
  hearCodes,
  type Noted,
  SMS_READ,
} from './witness.ts';

function openWitness() {
  const heard: (Asked | Noted)[] = [];
  const witness = createWitness({ deviceNow: () => 7 });
  witness.passTo((asked) => heard.push(asked));
  return { heard, witness };
}

test.each([
  [succeed('a code'), { at: 7, outcome: 'done', data: 'a code' }],
  [fail({ kind: 'declined' }), { at: 7, outcome: 'declined', data: null }],
])('hears what a person answers the browser: %j', async (result, answer) => {
  const { heard, witness } = openWitness();
  expect(await hearAnswer(witness, 'scan', Promise.resolve(result))).toBe(result);
  expect(heard.at(-1)).toMatchObject({ kind: 'call', name: 'scan', answer });
});

test('hears that a code was read off an SMS, and not which one', async () => {
  const { heard, witness } = openWitness();
  const codes: (string | null)[] = [null, '123456'];
  const reader = hearCodes(witness, { read: async () => codes.shift() ?? null });
  const signal = { aborted: false, addEventListener() {}, removeEventListener() {} };
  expect(await reader.read(signal)).toBeNull();
  expect(heard).toEqual([]);
  expect(await reader.read(signal)).toBe('123456');
  expect(heard.at(-1)).toMatchObject({
    name: SMS_READ,
    answer: { at: 7, outcome: 'done', data: null },
  });
  expect(JSON.stringify(heard)).not.toContain('123456');
});

test('forgets the first of too much before anybody takes it, and counts what is gone for good', () => {
  const witness = createWitness({ deviceNow: () => 7 });
  const hear = witness.ask({ kind: 'request', name: 'GET /x', contract: [] });
  for (let nth = 0; nth < 199; nth += 1) witness.note({ kind: 'connected' });
  // It stands there twice: asked and answered.
  hear(0, null);
  const heard: (Asked | Noted)[] = [];
  expect(witness.passTo((each) => heard.push(each))).toBe(0);
  expect(heard).toHaveLength(200);
  expect(heard.at(-1)).toMatchObject({ name: 'GET /x', answer: { outcome: 0 } });
});
