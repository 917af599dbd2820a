import type { PageEventOf, PageName, PageSnapshot } from '../app/pages.ts';
import type { ChangeContext } from '../flow/change/change-context.ts';
import { MEMORY_CARDS } from './memory-gift-card-gateway.ts';
import { MEMORY_PAYMENT_MS } from './memory-payment-gateway.ts';

/** A page whose feature has a change. */
export type ChangingPageName = {
  [Name in PageName]: PageSnapshot<Name>['context'] extends ChangeContext ? Name : never;
}[PageName];

/**
 * What a member does on a page until its change is sent; a number waits: milliseconds. The compiler asks for each page
 * that has a change.
 */
export const MEMORY_CHANGES: {
  readonly [Name in ChangingPageName]: readonly (PageEventOf<Name> | number)[];
} = {
  bargain: [{ type: 'CUT' }],
  bargainHelp: [{ type: 'HELP' }],
  checkIn: [{ type: 'CHECK_IN' }],
  claim: [{ type: 'CLAIM' }],
  community: [{ type: 'REGISTER' }],
  draw: [{ type: 'START' }],
  giftCard: [{ type: 'TYPE', text: MEMORY_CARDS[0] }, { type: 'REDEEM' }],
  giftExchange: [{ type: 'CHOOSE', giftId: 'mug' }, { type: 'EXCHANGE' }, { type: 'CONFIRM' }],
  love: [{ type: 'START' }],
  pack: [{ type: 'BUY' }],
  payment: [MEMORY_PAYMENT_MS, { type: 'RENEW' }],
  prizeForm: [
    { type: 'TYPE', field: 'name', text: 'Penerima Hadiah' },
    { type: 'TYPE', field: 'phone', text: '0812 3456 7890' },
    { type: 'TYPE', field: 'address', text: 'Jalan Melati 12, Bandung 40115' },
    { type: 'SUBMIT' },
    { type: 'CONFIRM' },
  ],
  referral: [{ type: 'ACCEPT' }],
  rightsCard: [{ type: 'BUY' }],
};
