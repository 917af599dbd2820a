import { definePage } from '../../flow/page/define-page.ts';
import { adLinkOf } from '../../platform/session/ad-link.ts';
import type { Session } from '../../platform/session/session.ts';
import { packMachine } from './pack.machine.ts';
import type { PackPorts } from './pack.types.ts';
import { packView } from './pack.view.ts';
import { packDraftOf, parsePackDraft } from './pack-draft.ts';
import { linkQuantity } from './pack-route.ts';

export interface PackPagePorts extends PackPorts {
  readonly session: Pick<Session, 'adVoucher'>;
}

/** The page of a voucher pack. */
export const packPage = definePage({
  load: ({ key }, ports: PackPagePorts, options) => ports.packs.find(key, options),
  machine: packMachine,
  input: ({ query, isLoggedIn, draft }, ports, pack) => ({
    ports,
    pack,
    linkQuantity: linkQuantity(query),
    ad: adLinkOf(ports.session.adVoucher.get()),
    isLoggedIn,
    draft: parsePackDraft(draft),
  }),
  view: packView,
  draftOf: ({ context }) => packDraftOf(context),
});
