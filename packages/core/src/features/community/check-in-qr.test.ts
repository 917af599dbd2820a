import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { checkInQrText, parseCheckInQr } from './check-in-qr.ts';

const QR = { id: 'latte-art', code: 'host_code-1' };

test('the QR is the check-in route on the app host, with the activity and the host’s code', () => {
  expect(checkInQrText(QR, MEMORY_HOSTS)).toBe(
    appHostAddress('/tommunity/checkin?id=latte-art&code=host_code-1', MEMORY_HOSTS),
  );
});

test('reads what it writes', () => {
  const token = fc.stringMatching(/^[\w-]{1,64}$/);
  fc.assert(
    fc.property(token, token, (id, code) => {
      expect(parseCheckInQr(checkInQrText({ id, code }, MEMORY_HOSTS), MEMORY_HOSTS)).toEqual({
        id,
        code,
      });
    }),
    { numRuns: 50 },
  );
});

test('ignores the rest of the address', () => {
  expect(parseCheckInQr(`${checkInQrText(QR, MEMORY_HOSTS)}&pay=1`, MEMORY_HOSTS)).toEqual(QR);
});

test.each([
  ['nothing', ''],
  ['some other text', 'KP7M4XQ2R9WD'],
  ['the route alone', '/tommunity/checkin?id=latte-art&code=c'],
  ['another host', 'https://elsewhere.example/order/#/tommunity/checkin?id=a&code=c'],
  ['the address after another', ` ${checkInQrText(QR, MEMORY_HOSTS)}`],
  ['another route', appHostAddress('/tommunity/signUp?id=latte-art&code=c', MEMORY_HOSTS)],
  ['a longer route', appHostAddress('/tommunity/checkins?id=latte-art&code=c', MEMORY_HOSTS)],
  ['no activity', appHostAddress('/tommunity/checkin?code=c', MEMORY_HOSTS)],
  ['no code', appHostAddress('/tommunity/checkin?id=latte-art', MEMORY_HOSTS)],
  ['an empty code', appHostAddress('/tommunity/checkin?id=latte-art&code=', MEMORY_HOSTS)],
  [
    'a code with other characters',
    appHostAddress('/tommunity/checkin?id=latte-art&code=a.b', MEMORY_HOSTS),
  ],
  [
    'a code that goes on in other characters',
    appHostAddress('/tommunity/checkin?id=a&code=b%0A', MEMORY_HOSTS),
  ],
  [
    'a code that begins with others',
    appHostAddress('/tommunity/checkin?id=a&code=%20b', MEMORY_HOSTS),
  ],
  ['an id of 65', appHostAddress(`/tommunity/checkin?id=${'a'.repeat(65)}&code=c`, MEMORY_HOSTS)],
])('rejects %s', (_, text) => {
  expect(parseCheckInQr(text, MEMORY_HOSTS)).toBeNull();
});
