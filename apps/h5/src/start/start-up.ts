import type { App, NativeHost, StartUpRoutines } from '@cangkir/core';
import type { Environment } from '@cangkir/core/environment';
import { type Witness, watchPerson } from '@cangkir/core/health';
import { asksNotToBeTracked } from '../adapters/do-not-track.ts';
import { idle } from '../adapters/idle.ts';
import { pageLoad } from '../adapters/page-load.ts';
import type { QueryPorts } from '../product-context.tsx';
import { fillNativeScreen } from './fill-native-screen.ts';
import type { HealthPorts } from './health.ts';
import type { NextScreensPorts } from './next-screens.ts';
import { reportPageView } from './pixel.ts';
import type { StatisticsPorts } from './statistics.ts';

/** The ports of what the app does at its start. */
interface StartUpPorts extends StatisticsPorts, HealthPorts, NextScreensPorts {
  readonly app: App;
  readonly native: NativeHost;
  readonly witness: Pick<Witness, 'note'>;
  openTrail(): Promise<unknown>;
}

/** What the app does at its start (specification, section 7). What costs the first view nothing waits for it. */
export function createStartUp(
  queryPorts: QueryPorts,
  ports: StartUpPorts,
  { hasStatistics, pixelAddress }: Environment,
): StartUpRoutines {
  async function prefetchCommunity() {
    await quiet();
    const community = await import('../features/community/community-query.ts');
    await community.prefetchCommunity(queryPorts);
  }

  return {
    safeArea: () => fillNativeScreen(ports.native),
    async trail() {
      // A person acts before the trail is loaded.
      watchPerson({ ...ports, root: ports.app.root }, ports.witness);
      await quiet();
      await ports.openTrail();
    },
    async tracking() {
      if (!hasStatistics || asksNotToBeTracked(navigator)) return;
      const firstRoute = ports.router.current();
      await quiet();
      const [{ startStatistics }, { startHealth }] = await Promise.all([
        import('./statistics.ts'),
        import('./health.ts'),
      ]);
      await startHealth(ports, await startStatistics(ports), firstRoute);
    },
    async pixel() {
      if (pixelAddress === null || asksNotToBeTracked(navigator)) return;
      await quiet();
      await reportPageView(pixelAddress);
    },
    // One answer has both: the activities, each with the user's registration.
    activities: prefetchCommunity,
    registrations: prefetchCommunity,
    // The identity itself is taken at the first change that needs it: it costs a phone 100 ms of work.
    async fingerprint() {
      await quiet();
      await import('@fingerprintjs/fingerprintjs');
    },
    async nextScreens() {
      await quiet();
      const { loadNextScreens } = await import('./next-screens.ts');
      await loadNextScreens(ports);
    },
  };
}

/** Resolves when the page has loaded and the phone is idle. A page that is kept has loaded long before the app stands. */
async function quiet(): Promise<void> {
  await pageLoad();
  await idle();
}
