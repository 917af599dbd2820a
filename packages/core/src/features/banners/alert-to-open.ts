import type { ShownBanner } from '../../rules/banner/shown-banners.ts';
import type { HomeAlert } from './home-alerts.ts';

/** What the backend has answered about alerts: a banner, null where there is none, and nothing before the answer. */
export type FoundAlerts = Readonly<Partial<Record<HomeAlert, ShownBanner | null>>>;

/** An alert and its banner. */
export interface ChosenAlert {
  readonly alert: HomeAlert;
  readonly banner: ShownBanner;
}

/** What becomes of the alerts: an earlier one may still come (`wait`), one opens, or none does. */
export type AlertChoice =
  | { readonly kind: 'wait' }
  | { readonly kind: 'none' }
  | ({ readonly kind: 'open' } & ChosenAlert);

/**
 * Which of the alerts that are due opens: the first that has something to show. None opens over what the person is
 * doing.
 */
export function alertToOpen(
  due: readonly HomeAlert[],
  found: FoundAlerts,
  isBusy: boolean,
): AlertChoice {
  if (isBusy) return { kind: 'none' };
  for (const alert of due) {
    const banner = found[alert];
    if (banner === undefined) return { kind: 'wait' };
    if (banner !== null) return { kind: 'open', alert, banner };
  }
  return { kind: 'none' };
}
