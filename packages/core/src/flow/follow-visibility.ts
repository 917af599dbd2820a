import { type EventObject, fromCallback } from 'xstate';
import type { PageVisibility } from '../platform/page-visibility.ts';

/** Sends a machine `HIDDEN` when the page is hidden, and `VISIBLE` when it is shown. */
export const followVisibility = fromCallback<EventObject, PageVisibility>(
  ({ input: visibility, sendBack }) =>
    visibility.subscribe(() => sendBack({ type: visibility.isHidden() ? 'HIDDEN' : 'VISIBLE' })),
);
