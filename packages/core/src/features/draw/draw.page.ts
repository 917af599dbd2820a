import { definePage } from '../../flow/page/define-page.ts';
import { parsePendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { drawMachine } from './draw.machine.ts';
import type { DrawPorts } from './draw.types.ts';
import { drawView } from './draw.view.ts';

/** The page of a lucky draw. */
export const drawPage = definePage({
  load: ({ key }, ports: DrawPorts, options) => ports.draws.find(key, options),
  machine: drawMachine,
  input: ({ loggedIn, draft }, ports, activity) => ({
    ports,
    activity,
    loggedIn,
    draft: parsePendingKeyDraft(draft),
  }),
  view: drawView,
  draftOf: ({ context }) => pendingKeyDraftOf(context),
});
