import type { InputOf } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import type { BackendCampaign } from '../claim/claim.state.ts';
import { createEntryOrder } from '../entry-order.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { randomTillCode } from '../random-code.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import { contractVoucher } from './contract-voucher.ts';
import type { BackendVoucher } from './vouchers.state.ts';

/** How many vouchers a wallet shows: the latest. */
const SHOWN_VOUCHERS = 1000;

const vouchersByOwner = createEntryOrder<BackendVoucher>({
  placesOf: ({ ownerId }) => [ownerId],
  orderOf: ({ claimedAt }) => claimedAt,
});

/** The current user's wallet, latest voucher first: the last {@link SHOWN_VOUCHERS}. */
export function listVouchers(_input: InputOf<'vouchers'>, { state, user }: RuleContext): Reply {
  const own = vouchersByOwner.last(state.vouchers, user?.id ?? '', SHOWN_VOUCHERS);
  const latestFirst = own.toSorted((a, b) => b.claimedAt - a.claimedAt);
  return answer({ vouchers: latestFirst.map(contractVoucher) });
}

/** One voucher, for its owner alone: for others it does not exist. */
export function findVoucher({ id }: InputOf<'voucher'>, { state, user }: RuleContext): Reply {
  const voucher = lookUp(state.vouchers, id);
  return voucher !== null && voucher.ownerId === user?.id
    ? answer(contractVoucher(voucher))
    : refuse(RESPONSE_CODE.notFound, 'There is no such voucher in this wallet.');
}

/** Adds a voucher with a new code to a person's wallet. */
export function issueVoucher(
  { state, now, random }: Pick<RuleContext, 'state' | 'now' | 'random'>,
  coupon: BackendCampaign['coupon'],
  owner: Pick<BackendUser, 'id'>,
): BackendVoucher {
  const voucher = {
    id: random.uuid(),
    code: randomTillCode(random),
    ownerId: owner.id,
    claimedAt: now,
    usedAt: null,
    coupon,
  };
  state.vouchers[voucher.id] = voucher;
  return voucher;
}
