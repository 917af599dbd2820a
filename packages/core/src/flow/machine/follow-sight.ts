import { type EventObject, fromCallback } from 'xstate';
import type { Sight } from '../../platform/page-visibility.ts';

/** Tells a machine of a page `HIDE` as the page goes out of sight, and `SHOW` when it is back. */
export function followSight(sight: Sight) {
  return fromCallback<EventObject>(({ sendBack }) =>
    sight.subscribe(() => sendBack({ type: sight.isHidden() ? 'HIDE' : 'SHOW' })),
  );
}
