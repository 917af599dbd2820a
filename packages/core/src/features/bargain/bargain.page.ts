import { definePage } from '../../flow/page/define-page.ts';
import { bargainMachine } from './bargain.machine.ts';
import { bargainRouteName, bargainView } from './bargain.view.ts';
import { bargainDraftOf, parseBargainDraft } from './bargain-draft.ts';
import { isDownlink } from './bargain-link.ts';
import { bargainStep } from './bargain-step.ts';
import type { BargainPorts } from './bargain-visit.ts';

/** The pages of the user's own bargain. */
export const bargainPage = definePage({
  load: ({ key }, ports: BargainPorts, options) => ports.bargains.findCampaign(key, options),
  admissionOf: (campaign) => (bargainStep(campaign.assistance) === 'checkReward' ? null : campaign),
  machine: bargainMachine,
  input: ({ query, isLoggedIn, draft }, ports, campaign) => ({
    ports,
    campaign,
    isDownlink: isDownlink(query),
    isLoggedIn,
    draft: parseBargainDraft(draft),
  }),
  view: bargainView,
  draftOf: ({ context }) => bargainDraftOf(context),
  routeName: bargainRouteName,
});
