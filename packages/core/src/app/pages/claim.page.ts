import { createClaimMachine } from '../../claim/claim.machine.ts';
import { claimDraftOf, parseClaimDraft } from '../../claim/claim-draft.ts';
import type { Campaign } from '../../ports/campaign-gateway.ts';
import { rememberDevice } from '../../session/device.ts';
import type { AppPorts } from '../app.types.ts';
import type { StartPage } from '../pages.ts';

/** The page of a voucher campaign. */
export function createClaimPage(
  ports: AppPorts,
  takeCampaign: (sourceId: string) => Campaign | null,
): StartPage {
  const device = rememberDevice(ports.device, ports.native, ports.session);
  const machine = createClaimMachine({ ...ports, device });

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft }) => {
    const claim = spawn(machine, {
      systemId: 'claim',
      input: {
        sourceId: key,
        loggedIn,
        pendingKey: parseClaimDraft(draft)?.pendingKey ?? null,
        campaign: takeCampaign(key),
      },
    });
    follow(claim);
    claim.subscribe((snapshot) => keepDraft(claimDraftOf(snapshot.context)));
    return { name: 'claim', key, actor: claim, tell: claim.send };
  };
}
