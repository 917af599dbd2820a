import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { giftExchangeMachine } from './gift-exchange.machine.ts';
import type { GiftExchangePorts } from './gift-exchange.types.ts';
import { giftExchangeView } from './gift-exchange.view.ts';
import { giftExchangeDraftOf, parseGiftExchangeDraft } from './gift-exchange-draft.ts';

/** The page of an activity that exchanges points for gifts. */
export const giftExchangePage = definePage({
  machine: giftExchangeMachine,
  input: ({ key, loggedIn, draft }: PageStart, ports: GiftExchangePorts) => ({
    ports,
    activityCode: key,
    loggedIn,
    draft: parseGiftExchangeDraft(draft),
  }),
  view: giftExchangeView,
  draftOf: ({ context }) => giftExchangeDraftOf(context),
});
