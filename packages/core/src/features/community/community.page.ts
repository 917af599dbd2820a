import { definePage } from '../../flow/page/define-page.ts';
import { communityMachine } from './community.machine.ts';
import type { CommunityPorts } from './community.types.ts';
import { communityRouteName, communityView } from './community.view.ts';
import { communityDraftOf, parseCommunityDraft } from './community-draft.ts';
import { hasCheckedIn } from './community-status.ts';

/** The pages of one activity of the community: registration, and check-in. */
export const communityPage = definePage({
  load: ({ key }, ports: CommunityPorts, options) => ports.community.find(key, options),
  admissionOf: (activity) => (hasCheckedIn(activity) ? null : activity),
  machine: communityMachine,
  input: ({ isLoggedIn, draft }, ports, activity) => ({
    ports,
    activity,
    isLoggedIn,
    draft: parseCommunityDraft(draft),
  }),
  view: communityView,
  draftOf: ({ context }) => communityDraftOf(context),
  routeName: communityRouteName,
});
