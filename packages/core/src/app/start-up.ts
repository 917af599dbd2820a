import { pathOf } from '../platform/navigation/route.ts';
import { ROUTES } from '../platform/navigation/routes.ts';

/**
 * What runs as the app starts (specification, section 7, "Start-up"; docs/assumptions.md for the details). A
 * routine may wait until the page has loaded.
 * - `safeArea`: reads the inset of the native app's status bar.
 * - `trail`: starts what is kept of the page for the report of a problem.
 * - `tracking`: starts the statistics.
 * - `pixel`: starts the advertisers' pixel, with a page view.
 * - `activities`, `registrations`: the two routines of the community, which read ahead what its list shows.
 * - `fingerprint`: loads what identifies this device.
 * - `nextScreens`: loads the screens that links in sight lead to, and a visitor's login.
 */
export type StartUpStep =
  | 'safeArea'
  | 'trail'
  | 'tracking'
  | 'pixel'
  | 'activities'
  | 'registrations'
  | 'fingerprint'
  | 'nextScreens';

/** The facts that decide the steps. */
export interface StartUpFacts {
  /** The route with its query. */
  readonly route: string;
  readonly isInNativeApp: boolean;
  /** The stored identifier of this device, or null. */
  readonly browserId: string | null;
  /** The person asked to save data: nothing is loaded ahead of its need. */
  readonly savesData: boolean;
}

/** The steps of a start, in order: first what moves the page, last what costs most. */
export function startUpSteps({
  route,
  isInNativeApp,
  browserId,
  savesData,
}: StartUpFacts): StartUpStep[] {
  const path = pathOf(route);
  const isGuide = path === ROUTES.browserGuide;
  const isCommunity = path.startsWith(ROUTES.community);
  return [
    ...when(isInNativeApp, 'safeArea'),
    'trail',
    ...when(!isGuide, 'tracking', 'pixel'),
    ...when(isCommunity && !savesData, 'activities', 'registrations'),
    ...when(browserId === null && !savesData, 'fingerprint'),
    ...when(!savesData, 'nextScreens'),
  ];
}

function when(holds: boolean, ...steps: readonly StartUpStep[]): readonly StartUpStep[] {
  return holds ? steps : [];
}

/** The routine of each step. */
export type StartUpRoutines = Readonly<Record<StartUpStep, () => Promise<void>>>;

/**
 * Starts the steps in order. None waits for another, and a failure stops no other step: the page works without any of
 * them.
 *
 * @returns The failed steps, in order, once all are done.
 */
export async function runStartUp(
  steps: readonly StartUpStep[],
  routines: StartUpRoutines,
): Promise<StartUpStep[]> {
  const failed = await Promise.all(
    steps.map(async (step) => {
      try {
        await routines[step]();
        return [];
      } catch {
        return [step];
      }
    }),
  );
  return failed.flat();
}
