import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createCommunityMachine } from './community.machine.ts';
import type { CommunityPorts } from './community.types.ts';
import { communityRouteName, communityView } from './community.view.ts';
import { communityDraftOf, parseCommunityDraft } from './community-draft.ts';

/** The pages of one activity of the community: registration, and check-in. */
export function createCommunityPage(
  ports: AppPorts & Pick<CommunityPorts, 'community' | 'scanner'>,
): StartPage {
  const machine = createCommunityMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft, keepAt }) => {
    const community = spawn(machine, {
      systemId: 'community',
      input: { id: key, loggedIn, draft: parseCommunityDraft(draft) },
    });
    follow(community);
    community.subscribe((snapshot) => {
      keepDraft(communityDraftOf(snapshot.context));
      keepAt(communityRouteName(communityView(snapshot)));
    });
    return { name: 'community', key, actor: community, tell: community.send };
  };
}
