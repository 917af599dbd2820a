import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { rememberDevice } from '../../platform/session/device.ts';
import type { Campaign } from './claim.gateway.ts';
import { createClaimMachine } from './claim.machine.ts';
import { claimDraftOf, parseClaimDraft } from './claim-draft.ts';

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
