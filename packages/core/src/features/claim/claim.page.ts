import { definePage } from '../../flow/page/define-page.ts';
import { parsePendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import type { NativeHost } from '../../platform/native-host.ts';
import { rememberDevice } from '../../platform/session/device.ts';
import type { Session } from '../../platform/session/session.ts';
import { claimMachine } from './claim.machine.ts';
import type { ClaimPorts } from './claim.types.ts';
import { claimView } from './claim.view.ts';

/** The ports of the claim's page. The page asks `device` for its id once, and stores the answer in the session. */
export interface ClaimPagePorts extends ClaimPorts {
  readonly native: NativeHost;
  readonly session: Session;
}

/** The page of a voucher campaign. */
export const claimPage = definePage({
  login: 'inPage',
  load: ({ key }, ports: ClaimPagePorts, options) => ports.campaigns.find(key, options),
  admissionOf: (campaign) => (campaign.claim.voucherId === undefined ? campaign : null),
  machine: claimMachine,
  input: ({ isLoggedIn, draft }, ports, campaign) => ({
    ports: { ...ports, device: rememberDevice(ports.device, ports.native, ports.session) },
    campaign,
    isLoggedIn,
    draft: parsePendingKeyDraft(draft),
  }),
  view: claimView,
  isFinished: (snapshot) => snapshot.matches('claimed'),
  draftOf: ({ context }) => pendingKeyDraftOf(context),
});
