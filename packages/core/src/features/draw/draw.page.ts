import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { parsePendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { drawMachine } from './draw.machine.ts';
import type { DrawPorts } from './draw.types.ts';
import { drawView } from './draw.view.ts';

/** The page of a lucky draw. */
export const drawPage = definePage({
  machine: drawMachine,
  input: ({ key, loggedIn, draft }: PageStart, ports: DrawPorts) => ({
    ports,
    activityCode: key,
    loggedIn,
    draft: parsePendingKeyDraft(draft),
  }),
  view: drawView,
  draftOf: ({ context }) => pendingKeyDraftOf(context),
});
