import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { giftCardMachine } from './gift-card.machine.ts';
import type { GiftCardPorts } from './gift-card.types.ts';
import { giftCardView } from './gift-card.view.ts';
import { giftCardDraftOf, parseGiftCardDraft } from './gift-card-draft.ts';

/** The page that redeems gift cards. */
export const giftCardPage = definePage({
  machine: giftCardMachine,
  input: ({ isLoggedIn, draft }: PageStart, ports: GiftCardPorts) => ({
    ports,
    isLoggedIn,
    draft: parseGiftCardDraft(draft),
  }),
  view: giftCardView,
  draftOf: ({ context }) => giftCardDraftOf(context),
});
