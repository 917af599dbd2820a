import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf, withoutTokens } from './http.ts';

const REQUEST = {
  method: 'POST',
  address: new URL('https://backend.example/portal/app/coupon/claim'),
  headers: { token: 'secret', 'content-type': 'application/json' },
  body: '{"activityCode":"it\'s $HOME"}',
};

/** The words that a shell makes of a command. */
function wordsOf(command: string): readonly string[] {
  const words = `for word in ${command.slice('curl '.length)}; do printf '%s\\n' "$word"; done`;
  return execFileSync('sh', ['-c', words], { encoding: 'utf8', env: {} }).trim().split('\n');
}

test('a command repeats a request as it was sent', () => {
  expect(wordsOf(curlOf(REQUEST, new Map()))).toEqual([
    ...['-i', '-X', 'POST', REQUEST.address.href],
    ...['-H', 'token: secret', '-H', 'content-type: application/json'],
    ...['--data-raw', REQUEST.body],
  ]);
});

test('a command has a variable in place of a token', () => {
  const command = curlOf(REQUEST, new Map([['secret', 'MEMBER_TOKEN']]));
  expect(command).toContain('"token: $MEMBER_TOKEN"');
  expect(command).not.toContain('secret');
});

test('a text of an answer shows no token', () => {
  expect(withoutTokens('{"token": "secret","user":{"id":"1"}}')).toBe(
    '{"token": "…","user":{"id":"1"}}',
  );
});
