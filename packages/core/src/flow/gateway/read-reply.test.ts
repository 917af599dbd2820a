import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { failureOfCode } from './failure-of-code.ts';
import { readReply } from './read-reply.ts';

const read = ({ code }: { readonly code: number }) => (code === 7 ? 'seven' : null);

test('reads a reply by its code', () => {
  expect(readReply(succeed({ code: 7 }), read)).toEqual(succeed('seven'));
});

test.each([8, 30011])('fails with %i if the reader does not know the code', (code) => {
  expect(readReply(succeed({ code }), read)).toEqual(fail(failureOfCode(code)));
});

test('passes failures through', () => {
  const unreachable = fail({ kind: 'unreachable' } as const);
  expect(readReply(unreachable, read)).toBe(unreachable);
});
