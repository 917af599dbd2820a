import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { packMachine } from './pack.machine.ts';
import type { PackPorts } from './pack.types.ts';
import { packView } from './pack.view.ts';
import { packDraftOf, parsePackDraft } from './pack-draft.ts';
import { linkQuantity } from './pack-route.ts';

/** The page of a voucher pack. */
export const packPage = definePage({
  machine: packMachine,
  input: ({ key, query, loggedIn, draft }: PageStart, ports: PackPorts) => ({
    ports,
    packId: key,
    linkQuantity: linkQuantity(query),
    loggedIn,
    draft: parsePackDraft(draft),
  }),
  view: packView,
  draftOf: ({ context }) => packDraftOf(context),
});
