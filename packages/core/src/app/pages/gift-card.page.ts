import { createGiftCardMachine } from '../../gift-card/gift-card.machine.ts';
import type { GiftCardPorts } from '../../gift-card/gift-card.types.ts';
import { giftCardDraftOf, parseGiftCardDraft } from '../../gift-card/gift-card-draft.ts';
import type { AppPorts } from '../app.types.ts';
import type { StartPage } from '../pages.ts';

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
