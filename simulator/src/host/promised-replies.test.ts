import { expect, test } from 'vitest';
import { createPromisedReplies } from './promised-replies.ts';

test('gives a reply to the promised call', () => {
  const replies = createPromisedReplies<string>();
  replies.promise('scan', { pointer: '/1', nth: 2, reply: 'second', times: 1 });
  replies.promise('scan', { pointer: '/2', nth: null, reply: 'next', times: 1 });
  expect(replies.take('share')).toBeNull();
  expect(replies.take('scan')).toBe('next');
  expect(replies.take('scan')).toBe('second');
  expect(replies.take('scan')).toBeNull();
  expect(replies.counts()).toEqual({ share: 1, scan: 3 });
});

test('gives replies to the same call in order, as often as they last', () => {
  const replies = createPromisedReplies<string>();
  replies.promise('claim', { pointer: '/1', nth: null, reply: 'busy', times: 2 });
  replies.promise('claim', { pointer: '/2', nth: null, reply: 'lost', times: 1 });
  expect([1, 2, 3, 4].map(() => replies.take('claim'))).toEqual(['busy', 'busy', 'lost', null]);
});

test('lists a reply as used once it was given, though it would last longer', () => {
  const replies = createPromisedReplies<string>();
  replies.promise('claim', { pointer: '/1', nth: null, reply: 'busy', times: 2 });
  replies.promise('claim', { pointer: '/2', nth: null, reply: 'lost', times: 1 });
  replies.promise('claim', { pointer: '/3', nth: 7, reply: 'late', times: 1 });
  expect(replies.unusedReplies()).toEqual(['/1', '/2', '/3']);
  replies.take('claim');
  expect(replies.unusedReplies()).toEqual(['/2', '/3']);
});

test('lists waiting replies until they are used or dropped', () => {
  const replies = createPromisedReplies<string>();
  const seen: number[] = [];
  const stop = replies.subscribe(() => seen.push(replies.waiting().length));
  replies.promise('scan', { pointer: '/1', nth: null, reply: 'twice', times: 2 });
  replies.promise('share', { pointer: '/2', nth: 1, reply: 'once', times: 1 });
  replies.take('scan');
  expect(replies.waiting()).toEqual([
    { name: 'scan', pointer: '/1', nth: null, reply: 'twice', times: 2, left: 1 },
    { name: 'share', pointer: '/2', nth: 1, reply: 'once', times: 1, left: 1 },
  ]);
  replies.take('scan');
  replies.take('login');
  replies.forget();
  stop();
  replies.promise('scan', { pointer: '/3', nth: null, reply: 'unheard', times: 1 });
  expect(seen).toEqual([1, 2, 2, 1, 1, 0]);
});
