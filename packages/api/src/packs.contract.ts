import { PACK_CODE } from '@cangkir/core/packs';
import { createPack, createPackOrder } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { PACK_ENDPOINTS } from './packs.api.ts';

const pack = createPack(EXAMPLE_NOON);
const { id: packId, channel, price } = pack;
const order = createPackOrder(EXAMPLE_NOON);
const { orderNumber, paymentMethod } = order;
const unpaidOrder = {
  orderNumber,
  paymentMethod,
  amount: price,
  expiresAt: EXAMPLE_NOON + 900_000,
};

export const CONTRACT: ContractOf<typeof PACK_ENDPOINTS> = {
  packs: {
    summary: 'The voucher packs that are on sale or will be.',
    refusals: [],
    example: { input: { channel }, output: { packs: [pack] } },
  },
  pack: {
    summary: 'One voucher pack, how many of it this user bought, and their unpaid order of it.',
    refusals: [],
    example: { input: { packId }, output: { ...pack, unpaidOrder } },
  },
  buyPack: {
    summary: 'Orders packs, to be paid like any order.',
    details: 'It takes the place of the user’s unpaid order of the same pack.',
    refusals: Object.values(PACK_CODE),
    example: { input: { packId, quantity: 1 }, output: { orderNumber, paymentMethod } },
  },
  packOrder: {
    summary: 'An order of packs, and the pack as it is sold now.',
    refusals: [],
    example: {
      input: { orderNumber },
      output: { order, pack: { ...pack, stock: 9, boughtBefore: 1 } },
    },
  },
};
