import { expect, test } from 'vitest';
import { readContract } from '../contracts/api-contract.ts';
import { conformJunit, findingWords, summaryWords } from './report.ts';

const FINDING = {
  where: 'claim',
  what: 'a second claim: code',
  expected: '30007 already claimed',
  got: '0 success',
  curl: "curl -i 'https://backend.example'",
};
const UNREACHED = {
  endpoint: 'claim',
  outcome: 'ended',
  hint: 'the data file’s claim.ended',
} as const;

const RESULT = {
  findings: [FINDING],
  unreached: [UNREACHED],
  reached: 9,
  endpoints: (await readContract()).filter(({ name }) => name === 'claim' || name === 'config'),
  requests: 20,
};

test('a finding says what was tried, what was expected, what came, and how to repeat it', () => {
  expect(findingWords(FINDING)).toBe(
    [
      '✗ claim: a second claim: code',
      '    expected 30007 already claimed',
      '    got      0 success',
      "    curl -i 'https://backend.example'",
      '',
    ].join('\n'),
  );
});

test('the summary names what was not reached, and how to reach it', () => {
  expect(summaryWords(RESULT)).toBe(
    [
      'Not reached:',
      '  claim ended: the data file’s claim.ended',
      '2 endpoints, 9 of 10 outcomes, 20 requests',
      '1 findings',
      '',
    ].join('\n'),
  );
});

test('the JUnit report has a case an endpoint, and a skipped one an unreached outcome', () => {
  const xml = conformJunit(RESULT);
  expect(xml).toContain('<testsuites tests="3" failures="1" errors="0" skipped="1">');
  expect(xml).toContain('<testcase name="config" classname="conform"/>');
  expect(xml).toContain(
    '<failure message="a second claim: code: expected 30007 already claimed, got 0 success">curl',
  );
  expect(xml).toContain('<skipped message="the data file’s claim.ended"/>');
});
