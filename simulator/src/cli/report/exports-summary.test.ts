import { expect, test } from 'vitest';
import { summarizeExports } from './exports-summary.ts';

const PHONE_2 = 'it is on a second phone.';

test('counts what passes among all that say what is on the screen, with the reasons of the others', () => {
  const refused = [
    [
      `step 1, phone 2: send claim CLAIM: ${PHONE_2}`,
      `step 2, phone 2: reload the page: ${PHONE_2}`,
    ],
    ['a place', `step 4, phone 2: tap button “OK: go”: ${PHONE_2}`],
  ];
  expect(summarizeExports({ written: 8, passed: 7, refused })).toEqual({
    lines: [
      '10 scenarios say what is on the screen; 7 of them pass as tests (70 %, at least 90 %).',
      "Of the others, 1 fail, and 2 can't be said:",
      '   2  it is on a second phone.',
      '   1  a place',
    ],
    exitCode: 1,
  });
});

test.each([
  [180, 1],
  [179, 2],
])('asks for nine in ten of all, where %i pass', (passed, others) => {
  const refused = Array.from({ length: 20 }, () => ['a place']);
  const { exitCode } = summarizeExports({ written: 180, passed, refused });
  expect(exitCode).toBe(others - 1);
});
