import { type AnyActorRef, type StateValue, waitFor } from 'xstate';
import { createApp, type RootActor } from '../app/create-app.ts';
import type { PagePorts, RunningPage } from '../app/pages.ts';
import { createMemoryPorts, type MemoryWorld } from './memory-ports.ts';
import { createMemoryRouter, type MemoryRouter } from './memory-router.ts';
import { settle } from './virtual-clock.ts';

/** A running page and its surroundings. */
export interface StartedPage {
  readonly root: RootActor;
  readonly router: MemoryRouter;
  readonly page: RunningPage | null;
  /** The drafts by page. */
  drafts(): object;
}

/** The machine of a page's feature, which has to run. */
export function runningFeature<Snapshot, Feature>({
  actor,
  featureOf,
}: {
  readonly actor: { getSnapshot(): Snapshot };
  featureOf(snapshot: Snapshot): Feature | null;
}): Feature {
  const feature = featureOf(actor.getSnapshot());
  if (feature === null) throw new Error('Failed to find the feature: its page does not run it.');
  return feature;
}

/** The state of a page's feature, or of the page while it does not run. */
export function pageStateOf(root: RootActor): StateValue | null {
  const page: RunningPage | null = root.getSnapshot().context.page;
  if (page === null) return null;
  const snapshot = page.actor.getSnapshot();
  const shown: AnyActorRef = page.featureOf(snapshot) ?? page.actor;
  return shown.getSnapshot().value;
}

/** Loads a page with its own machine in a world, for a member by default, until it runs; `pages` override its ports. */
export async function startPage(
  world: MemoryWorld,
  route: string,
  pages: Partial<PagePorts> = {},
  { isLoggedIn = true } = {},
): Promise<StartedPage> {
  const router = createMemoryRouter(route, () => app.routeChanged());
  const memory = createMemoryPorts(world, { router });
  const ports = { ...memory, pages: { ...memory.pages, ...pages } };
  if (isLoggedIn) {
    ports.session.global.set({
      token: 'token-1',
      userInfo: { id: 'member-1', phone: '+6281234567890' },
    });
  }
  const app = createApp(ports);
  app.start();
  const { context } = await waitFor(app.root, (snapshot) => snapshot.matches('atPage'));
  await settle();
  return {
    root: app.root,
    router,
    // By now it may have been replaced, or left.
    page: app.root.getSnapshot().context.page ?? context.page,
    drafts: () => ports.session.commonSession.get().pageDrafts,
  };
}
