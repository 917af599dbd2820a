import type { CallOptions } from '../../flow/gateway/gateway.ts';
import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { parsePendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import type { DrawActivity } from './draw.gateway.ts';
import { type DrawSnapshot, drawMachine } from './draw.machine.ts';
import type { DrawInput, DrawPorts } from './draw.types.ts';
import { drawPageState, drawView } from './draw.view.ts';
import { LANDING_MS } from './spin.ts';

/**
 * What every page of a draw has, besides its view.
 *
 * @param landingMs how long a known result lands before it is shown: milliseconds
 */
export function drawPageParts(landingMs: number) {
  return {
    load: ({ key }: PageStart, ports: DrawPorts, options: CallOptions) =>
      ports.draws.find(key, options),
    admissionOf: (activity: DrawActivity) => (activity.drawn === null ? activity : null),
    machine: drawMachine,
    input: (
      { isLoggedIn, draft }: PageStart,
      ports: DrawPorts,
      activity: DrawActivity,
    ): DrawInput => ({
      ports,
      activity,
      landingMs,
      isLoggedIn,
      draft: parsePendingKeyDraft(draft),
    }),
    tracked: (snapshot: DrawSnapshot) => ({ draw_page_state: drawPageState(snapshot) }),
    draftOf: ({ context }: DrawSnapshot) => pendingKeyDraftOf(context),
  };
}

/** The page of a lucky draw. */
export const drawPage = definePage({ ...drawPageParts(LANDING_MS), view: drawView });
