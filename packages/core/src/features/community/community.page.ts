import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { communityMachine } from './community.machine.ts';
import type { CommunityPorts } from './community.types.ts';
import { communityRouteName, communityView } from './community.view.ts';
import { communityDraftOf, parseCommunityDraft } from './community-draft.ts';

/** The pages of one activity of the community: registration, and check-in. */
export const communityPage = definePage({
  machine: communityMachine,
  input: ({ key, loggedIn, draft }: PageStart, ports: CommunityPorts) => ({
    ports,
    id: key,
    loggedIn,
    draft: parseCommunityDraft(draft),
  }),
  view: communityView,
  draftOf: ({ context }) => communityDraftOf(context),
  routeName: communityRouteName,
});
