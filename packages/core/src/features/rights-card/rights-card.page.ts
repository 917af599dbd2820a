import { definePage } from '../../flow/page/define-page.ts';
import { rightsCardMachine } from './rights-card.machine.ts';
import type { RightsCardPorts } from './rights-card.types.ts';
import { rightsCardView } from './rights-card.view.ts';
import { parseRightsCardDraft, rightsCardDraftOf } from './rights-card-draft.ts';

/** The page of the membership card. */
export const rightsCardPage = definePage({
  load: (_, ports: RightsCardPorts, options) => ports.rightsCards.find(options),
  machine: rightsCardMachine,
  input: ({ isLoggedIn, draft }, ports, card) => ({
    ports,
    card,
    isLoggedIn,
    draft: parseRightsCardDraft(draft),
  }),
  view: rightsCardView,
  draftOf: ({ context }) => rightsCardDraftOf(context),
});
