import { definePage } from '../../flow/page/define-page.ts';
import { giftExchangeMachine } from './gift-exchange.machine.ts';
import type { GiftExchangePorts } from './gift-exchange.types.ts';
import { giftExchangeView } from './gift-exchange.view.ts';
import { giftExchangeDraftOf, parseGiftExchangeDraft } from './gift-exchange-draft.ts';

/** The page of an activity that exchanges points for gifts. */
export const giftExchangePage = definePage({
  load: ({ key }, ports: GiftExchangePorts, options) => ports.gifts.find(key, options),
  machine: giftExchangeMachine,
  input: ({ isLoggedIn, draft }, ports, activity) => ({
    ports,
    activity,
    isLoggedIn,
    draft: parseGiftExchangeDraft(draft),
  }),
  view: giftExchangeView,
  draftOf: ({ context }) => giftExchangeDraftOf(context),
});
