import { expect, test, vi } from 'vitest';
import { createPerson } from './person.ts';

/** What came of what was asked, as soon as something did. */
function follow(asked: Promise<string | null>) {
  const listener = vi.fn();
  void asked.then(listener);
  return async () => {
    await Promise.resolve();
    return listener.mock.lastCall;
  };
}

test('who is said to act does so at once, whenever they are asked', async () => {
  const onAct = vi.fn();
  const person = createPerson({ login: 'member', scan: null, share: true, pay: false }, onAct);
  const kinds = ['login', 'scan', 'share', 'pay', 'login'] as const;
  const answers = await Promise.all(kinds.map((kind) => person.ask(kind)));
  expect(answers).toEqual(['member', null, 'done', null, 'member']);
  expect(onAct.mock.calls).toEqual([
    [{ login: 'member' }],
    [{ scan: null }],
    [{ share: true }],
    [{ pay: false }],
    [{ login: 'member' }],
  ]);
});

test('who is not waits for a step that answers what is asked', async () => {
  const onAct = vi.fn();
  const person = createPerson({}, onAct);
  expect(person.act({ do: 'answer', scan: 'CODE' })).toBe(false);
  const scanned = follow(person.ask('scan'));
  expect(person.act({ do: 'answer', share: true })).toBe(false);
  expect([await scanned(), onAct.mock.calls]).toEqual([undefined, []]);
  expect(person.act({ do: 'answer', scan: 'CODE' })).toBe(true);
  expect([await scanned(), onAct.mock.calls]).toEqual([['CODE'], [[{ scan: 'CODE' }]]]);
  expect(person.act({ do: 'answer', scan: 'CODE' })).toBe(false);
});

test('what is asked next closes what was asked before, and a new page forgets both', async () => {
  const person = createPerson({}, () => {});
  const first = follow(person.ask('share'));
  const second = follow(person.ask('pay'));
  expect([await first(), await second()]).toEqual([[null], undefined]);
  person.beginPage();
  expect(person.act({ do: 'answer', pay: true })).toBe(false);
  expect(await second()).toBeUndefined();
});
