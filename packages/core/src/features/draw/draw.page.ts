import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { drawMachine } from './draw.machine.ts';
import type { DrawPorts } from './draw.types.ts';
import { drawView } from './draw.view.ts';
import { drawDraftOf, parseDrawDraft } from './draw-draft.ts';

/** The page of a lucky draw. */
export const drawPage = definePage({
  machine: drawMachine,
  input: ({ key, loggedIn, draft }: PageStart, ports: DrawPorts) => ({
    ports,
    activityCode: key,
    loggedIn,
    draft: parseDrawDraft(draft),
  }),
  view: drawView,
  draftOf: ({ context }) => drawDraftOf(context),
});
