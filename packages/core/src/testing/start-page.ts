import { waitFor } from 'xstate';
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

/** Loads a page with its own machine in a world, for a member by default, until it runs; `pages` override its ports. */
export async function startPage(
  world: MemoryWorld,
  route: string,
  pages: Partial<PagePorts> = {},
  { loggedIn = true } = {},
): Promise<StartedPage> {
  const router = createMemoryRouter(route, () => app.routeChanged());
  const memory = createMemoryPorts(world, { router });
  const ports = { ...memory, pages: { ...memory.pages, ...pages } };
  if (loggedIn) {
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
    page: context.page,
    drafts: () => ports.session.commonSession.get().pageDrafts,
  };
}
