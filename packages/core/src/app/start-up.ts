import { pathOf } from '../platform/navigation/route.ts';
import { ROUTES } from '../platform/navigation/routes.ts';

/**
 * What is done once the page has loaded (specification, section 7, "Start-up"; what the routines are is ours,
 * docs/assumptions.md).
 * - `safeArea`: reads the inset of the native app's status bar. - `tracking`: starts the statistics.
 * - `pixel`: starts the advertisers' pixel, with a page view. - `activities`, `registrations`: the two
 *   routines of the community. - `fingerprint`: tells this device from others.
 */
export type StartUpStep =
  | 'safeArea'
  | 'tracking'
  | 'pixel'
  | 'activities'
  | 'registrations'
  | 'fingerprint';

/** What decides the steps. */
export interface StartUpFacts {
  /** The route with its query. */
  readonly route: string;
  readonly inNativeApp: boolean;
  /** What is stored of this device, or null. */
  readonly browserId: string | null;
}

/** The steps of a start, in their order: first what moves the page, last what costs the most. */
export function startUpSteps({ route, inNativeApp, browserId }: StartUpFacts): StartUpStep[] {
  const path = pathOf(route);
  const isGuide = path === ROUTES.browserGuide;
  const isCommunity = path.startsWith(ROUTES.community);
  return [
    ...when(inNativeApp, 'safeArea'),
    ...when(!isGuide, 'tracking', 'pixel'),
    ...when(isCommunity, 'activities', 'registrations'),
    ...when(browserId === null, 'fingerprint'),
  ];
}

function when(holds: boolean, ...steps: readonly StartUpStep[]): readonly StartUpStep[] {
  return holds ? steps : [];
}

/** How each step is done. */
export type StartUpRoutines = Readonly<Record<StartUpStep, () => Promise<void>>>;

/**
 * Begins the steps in their order. None waits for another, and one that fails stops none: the page works
 * without each of them.
 *
 * @returns The steps that failed, in their order, once all are done.
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
