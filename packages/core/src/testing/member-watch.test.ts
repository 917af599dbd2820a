import { expect, test } from 'vitest';
import { watchMembers } from './member-watch.ts';

/** A page whose text stays when the user changes. */
function openPage(loggedIn: boolean, text: string | null) {
  const members = watchMembers(({ context }: ReturnType<typeof getSnapshot>) => context.text);
  const received: string[] = [];
  const getSnapshot = () => ({ context: { loggedIn, text } });
  const page = members.follow({
    send: ({ type }: { readonly type: string }) => void received.push(type),
    getSnapshot,
    stop: () => 'stopped',
  });
  return { members, page, received, getSnapshot };
}

test('reports text that is left after a member left', () => {
  const { members, page, received, getSnapshot } = openPage(true, 'a');
  page.send({ type: 'TYPE' });
  expect(members.timesLeaked()).toBe(0);
  page.send({ type: 'SESSION_CHANGED' });
  expect(members.timesLeaked()).toBe(1);
  expect(received).toEqual(['TYPE', 'SESSION_CHANGED']);
  expect([page.getSnapshot(), page.stop()]).toEqual([getSnapshot(), 'stopped']);
});

test.each([
  ['a visitor did', false, 'a'],
  ['nobody did', true, null],
] as const)('does not report what %s', (_, loggedIn, text) => {
  const { members, page } = openPage(loggedIn, text);
  page.send({ type: 'SESSION_CHANGED' });
  expect(members.timesLeaked()).toBe(0);
});
