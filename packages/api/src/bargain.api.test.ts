import { expect, test } from 'vitest';
import { createBargainGateway } from './bargain.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

const PRIZE = { id: 'latte', name: { id: 'Latte', en: 'Latte', zh: '拿铁' }, price: 40_000 };
const CUT = { id: 'c1', cutProgress: 5000, friend: null, cutAt: 3 };
const ASSISTANCE = { assistanceCode: 'a1', prize: PRIZE, ownCutsLeft: 3, cuts: [CUT] };
const INVITATION = {
  kind: 'priceCut',
  friend: '0812****0202',
  prize: PRIZE,
  cutTotal: 5000,
  isOwn: false,
  help: { cutProgress: 1000, helperCode: 'h1' },
};

/** A gateway whose backend gives one answer. Records the request. */
function setUp(code: number, data: unknown) {
  const { client, sent } = createTestClient(() => envelope(code, data), { token: () => 'token-1' });
  async function asked() {
    const [request] = sent;
    if (request === undefined) throw new Error('Failed to find a request: nothing was sent');
    const { pathname, searchParams } = new URL(request.url);
    const input =
      request.method === 'GET' ? Object.fromEntries(searchParams) : await request.json();
    return { path: pathname, input, key: request.headers.get('idempotency-key') };
  }
  return { ...createBargainGateway(client), asked };
}

test('finds a campaign', async () => {
  const campaign = {
    activityCode: 'nego',
    kind: 'freeCup',
    name: PRIZE.name,
    startsAt: 1,
    endsAt: 2,
    prizes: [PRIZE],
    assistance: ASSISTANCE,
  };
  const { findCampaign, asked } = setUp(0, campaign);
  expect(await findCampaign('nego')).toEqual({ ok: true, value: campaign });
  expect(await asked()).toMatchObject({
    path: '/portal/app/assistance/campaign',
    input: { activityCode: 'nego' },
  });
});

test.each([
  [0, { invitation: INVITATION }],
  [120101, {}],
  [120103, { startsAt: 5 }],
  [120104, {}],
])('finds an invitation, and reports the outcome code %i', async (code, data) => {
  const { findInvitation, asked } = setUp(code, data);
  const request = { activityCode: 'nego', assistanceCode: 'a1' };
  expect(await findInvitation(request)).toEqual({ ok: true, value: { code, ...data } });
  expect(await asked()).toMatchObject({
    path: '/portal/app/assistance/invitation',
    input: request,
  });
});

test.each([
  [0, { cut: CUT, assistance: ASSISTANCE }],
  [0, { cut: null, assistance: ASSISTANCE }],
  [120002, {}],
  [110004, {}],
  [30011, {}],
])('cuts without a signature, and reports the outcome code %i', async (code, data) => {
  const { cut, asked } = setUp(code, data);
  const request = { activityCode: 'nego', prizeId: 'latte', shared: true };
  expect(await cut(request, { idempotencyKey: 'k1' })).toEqual({
    ok: true,
    value: { code, ...data },
  });
  // Neither time nor sign: section 7 leaves this path unsigned.
  expect(await asked()).toEqual({
    path: '/portal/app/assistance/sponsor',
    input: request,
    key: 'k1',
  });
});

test.each([
  [0, { invitation: INVITATION }],
  [30007, { invitation: INVITATION }],
  [120101, {}],
  [30011, {}],
])('helps without a signature, and reports the outcome code %i', async (code, data) => {
  const { help, asked } = setUp(code, data);
  const request = { activityCode: 'nego', assistanceCode: 'a1' };
  expect(await help(request, { idempotencyKey: 'k1' })).toEqual({
    ok: true,
    value: { code, ...data },
  });
  expect(await asked()).toEqual({
    path: '/portal/app/assistance/assist',
    input: request,
    key: 'k1',
  });
});
