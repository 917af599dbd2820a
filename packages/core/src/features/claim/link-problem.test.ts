import { expect, test } from 'vitest';
import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { problem } from '../../flow/problem/problem.ts';
import { problemOfLink } from './link-problem.ts';

test.each([10014, 10015])('reads %i as a missing campaign', (code) => {
  expect(problemOfLink(failureOfCode(code))).toEqual(problem('notFound', 'leave'));
});

test('keeps the problem of any other failure', () => {
  expect(problemOfLink(failureOfCode(10016))).toMatchObject({ message: 'unexpected', code: 10016 });
  expect(problemOfLink({ kind: 'unreachable' })).toEqual(problem('unreachable', 'retry'));
});
