import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createGiftCardMachine } from './gift-card.machine.ts';
import type { GiftCardPorts } from './gift-card.types.ts';
import { giftCardDraftOf, parseGiftCardDraft } from './gift-card-draft.ts';

/** The page on which gift cards are redeemed. */
export function createGiftCardPage(ports: AppPorts & Pick<GiftCardPorts, 'giftCards'>): StartPage {
  const machine = createGiftCardMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft }) => {
    const giftCard = spawn(machine, {
      systemId: 'giftCard',
      input: { loggedIn, draft: parseGiftCardDraft(draft) },
    });
    follow(giftCard);
    giftCard.subscribe((snapshot) => keepDraft(giftCardDraftOf(snapshot.context)));
    return { name: 'giftCard', key, actor: giftCard, tell: giftCard.send };
  };
}
