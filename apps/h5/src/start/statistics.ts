import type { App, Clock, KeyValueStore, PageVisibility, Random, Session } from '@cangkir/core';
import {
  createTrackingQueue,
  pageProperties,
  TRACKING,
  type TrackingGateway,
  type TrackingQueue,
} from '@cangkir/core/tracking';
import type { HashRouter } from '../navigation/hash-router.ts';
import { followPageStates } from './follow-page-states.ts';

/** The elements of the heat map. A click on what is inside one is a click on it. */
const HEATMAP = TRACKING.heatmapElements.join();

/** The ports of the statistics. */
export interface StatisticsPorts {
  readonly tracking: TrackingGateway;
  readonly app: Pick<App, 'root' | 'source' | 'isInApp'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly router: HashRouter;
  readonly session: Session;
  readonly visibility: PageVisibility;
  /** The tab's storage. */
  readonly storage: KeyValueStore;
}

/**
 * Reports each page, each click on it, and each state of it that counts (specification, section 7).
 *
 * @returns the queue, for what else is to be reported
 */
export async function startStatistics(ports: StatisticsPorts): Promise<TrackingQueue> {
  const { app, router, session, visibility } = ports;
  const isInApp = await app.isInApp();
  const queue = createTrackingQueue({
    ...ports,
    secrets() {
      const { token, userInfo } = session.global.get();
      return [token, userInfo?.phone ?? ''];
    },
  });

  /** What every event says of its page. */
  function pageFacts() {
    const facts = pageProperties({
      source: app.source(),
      isInApp,
      isLoggedIn: session.global.get().userInfo !== null,
      preferredLanguages: navigator.languages,
      route: router.current(),
    });
    const state = app.root.getSnapshot().context.page?.tracked() ?? {};
    return { ...facts, ...state };
  }

  function reportClick({ isTrusted, target, clientX, clientY }: MouseEvent): void {
    // The replay of a tap, which has no place.
    if (!isTrusted) return;
    const element = target instanceof Element ? target.closest(HEATMAP) : null;
    if (element === null) return;
    queue.track('click', {
      ...pageFacts(),
      element: element.tagName.toLowerCase(),
      // Of the whole document, so that a heat map of all widths can be drawn.
      left: clientX / innerWidth,
      top: clientY + scrollY,
    });
  }

  queue.start();
  queue.track('page', pageFacts());
  router.subscribe(() => queue.track('page', pageFacts()));
  followPageStates(app.root, () => queue.track('state', pageFacts()));
  document.addEventListener('click', reportClick, { capture: true, passive: true });
  visibility.subscribe(() => {
    if (visibility.isHidden()) queue.hidden();
  });
  return queue;
}
