import { expect, test } from 'vitest';
import { createReferralGateway } from './referral.api.ts';
import { createTestClient, envelope } from './testing/test-client.ts';

test('finds the user’s own referral', async () => {
  const latestFriends = [{ phone: '0812****0101', joinedAt: 1000, rewardedAt: null }];
  const reward = { id: 'Voucher', en: 'Voucher', zh: '优惠券' };
  const referral = { inviteCode: 'KOPI-1', friends: 1, reward, rewards: 0, latestFriends };
  const { client, sent } = createTestClient(() => envelope(0, referral));
  expect(await createReferralGateway(client).find()).toEqual({ ok: true, value: referral });
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/portal/app/referral');
});

test.each([0, 20101, 20102, 20103, 10015, 30011])(
  'accepts an invitation, and reports the outcome code %i',
  async (code) => {
    const { client, sent } = createTestClient(() => envelope(code, {}));
    const answer = await createReferralGateway(client).accept('TEMAN-1', { idempotencyKey: 'k1' });
    expect(answer).toEqual({ ok: true, value: { code } });
    const [request] = sent;
    expect(new URL(request?.url ?? '').pathname).toBe('/portal/app/referral/accept');
    expect(await request?.json()).toMatchObject({ inviteCode: 'TEMAN-1' });
    expect(request?.headers.get('idempotency-key')).toBe('k1');
  },
);
