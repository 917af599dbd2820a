import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { checkInQrText, parseCheckInQr } from './check-in-qr.ts';

const QR = { id: 'latte-art', code: 'host_code-1' };

test('the QR is the check-in route on the app host, with the activity and the host’s code', () => {
  expect(checkInQrText(QR)).toBe(
    appHostAddress('/tommunity/checkin?id=latte-art&code=host_code-1'),
  );
});

test('reads what it writes', () => {
  const token = fc.stringMatching(/^[\w-]{1,64}$/);
  fc.assert(
    fc.property(token, token, (id, code) => {
      expect(parseCheckInQr(checkInQrText({ id, code }))).toEqual({ id, code });
    }),
    { numRuns: 50 },
  );
});

test('ignores the rest of the address', () => {
  expect(parseCheckInQr(`${checkInQrText(QR)}&pay=1`)).toEqual(QR);
});

test.each([
  ['nothing', ''],
  ['some other text', 'KP7M4XQ2R9WD'],
  ['the route alone', '/tommunity/checkin?id=latte-art&code=c'],
  ['another host', 'https://elsewhere.example/order/#/tommunity/checkin?id=a&code=c'],
  ['the address after another', ` ${checkInQrText(QR)}`],
  ['another route', appHostAddress('/tommunity/signUp?id=latte-art&code=c')],
  ['a longer route', appHostAddress('/tommunity/checkins?id=latte-art&code=c')],
  ['no activity', appHostAddress('/tommunity/checkin?code=c')],
  ['no code', appHostAddress('/tommunity/checkin?id=latte-art')],
  ['an empty code', appHostAddress('/tommunity/checkin?id=latte-art&code=')],
  ['a code with other characters', appHostAddress('/tommunity/checkin?id=latte-art&code=a.b')],
  ['a code that goes on in other characters', appHostAddress('/tommunity/checkin?id=a&code=b%0A')],
  ['a code that begins with others', appHostAddress('/tommunity/checkin?id=a&code=%20b')],
  ['an id of 65', appHostAddress(`/tommunity/checkin?id=${'a'.repeat(65)}&code=c`)],
])('rejects %s', (_, text) => {
  expect(parseCheckInQr(text)).toBeNull();
});
