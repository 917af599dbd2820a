import { comesToAnEnd, offersRetry } from './laws/comes-to-an-end.ts';
import { conserved } from './laws/conserved.ts';
import { oncePerPerson, oneEffectPerKey } from './laws/once.ts';
import { keepsPendingKey, keepsSettings, keepsTypedText } from './laws/survives.ts';
import type { Law } from './scene.ts';

/** What holds always, besides that nothing crashes. */
export const LAWS: readonly Law[] = [
  conserved,
  oncePerPerson,
  oneEffectPerKey,
  comesToAnEnd,
  offersRetry,
  keepsPendingKey,
  keepsTypedText,
  keepsSettings,
];
