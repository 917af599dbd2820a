import { ENDPOINTS, HEADERS } from '@cangkir/api';
import { RESPONSE_CODE, sha256Hex, sign, signingTime } from '@cangkir/core';
import { expect, test } from './journey.ts';

type Data = Readonly<Record<string, unknown>>;

const { claim, sendCode } = ENDPOINTS;
const PHONE = { phone: '+6281234567890' };
const CLAIM = { activityCode: 'kopi-susu', browserId: 'browser-1' };

/** Data with its signature, as the app sends it. */
function signed(data: Data, token = '', now = Date.now()): Data {
  const time = signingTime(now);
  return { ...data, time, sign: sign(data, time, token, sha256Hex) };
}

/** Requests that the app itself never sends, by their problem. */
const REFUSED = [
  {
    what: 'a request without a signature',
    path: sendCode.path,
    body: () => PHONE,
    token: '',
    code: RESPONSE_CODE.signatureMissing,
  },
  {
    what: 'a forged signature',
    path: sendCode.path,
    body: () => ({ ...signed(PHONE), phone: '+6281234567891' }),
    token: '',
    code: RESPONSE_CODE.signatureForged,
  },
  {
    what: 'an old signature',
    path: sendCode.path,
    body: () => signed(PHONE, '', Date.now() - 20 * 60 * 1000),
    token: '',
    code: RESPONSE_CODE.signatureOld,
  },
  {
    what: 'a token that is nobody’s',
    path: claim.path,
    body: () => signed(CLAIM, 'nobodys'),
    token: 'nobodys',
    code: RESPONSE_CODE.tokenInvalid,
  },
  {
    what: 'a body that is not the schema’s',
    path: sendCode.path,
    body: () => signed({ phone: 'not a phone' }),
    token: '',
    code: RESPONSE_CODE.bodyInvalid,
  },
];

test('the backend refuses what the app itself never sends', async ({ simulator }) => {
  for (const { what, path, body, token, code } of REFUSED) {
    await test.step(`${what}: ${code}`, async () => {
      const request = {
        method: 'POST',
        headers: { [HEADERS.token]: token, [HEADERS.idempotencyKey]: 'key-1' },
        body: JSON.stringify(body()),
      };
      const answer = await simulator.app.locator('html').evaluate(
        async (_, [address, init]) => {
          const response = await fetch(address, init);
          const envelope: unknown = await response.json();
          return envelope;
        },
        [path, request] as const,
      );
      expect(answer).toMatchObject({ code });
    });
  }
});
