import type { App } from '@cangkir/core';
import type { Backend } from '../../backend/backend.ts';
import type { Frame } from '../../frame/frame.ts';
import { SECOND } from '../../phone/phone-storage.ts';
import { actionOfStorage } from './action-of-storage.ts';
import { followApp } from './follow-app.ts';
import type { Recorder } from './recorder.ts';
import { routeOfPage } from './starting-point-of-desk.ts';

/** What of the desk a page is followed with. */
interface FollowedPage {
  readonly app: App;
  readonly phone: { readonly frame: Pick<Frame, 'window'> };
  readonly backend: Pick<Backend, 'peek'>;
  readonly recorder: Pick<Recorder, 'loaded' | 'sent' | 'did' | 'cannotTell'>;
  /** Whether the page has come to rest since it was loaded: before that nobody can do anything. */
  hasRested(): boolean;
}

/** Tells a recorder what is done in a page that was loaded just now. Returns the cleanup. */
export function followPage({ app, phone, backend, recorder, hasRested }: FollowedPage): () => void {
  const page = phone.frame.window();
  const followed = followApp(app, recorder);
  const listening = new AbortController();
  const { signal } = listening;
  let route = routeOfPage(page);

  page?.navigation?.addEventListener(
    'currententrychange',
    ({ navigationType, from }) => {
      const last = route;
      route = routeOfPage(page);
      if (route === null || route === last || followed.isAtWork() || !hasRested()) return;
      const isBack =
        navigationType === 'traverse' && from.index > (page.navigation.currentEntry?.index ?? 0);
      recorder.did(isBack ? { do: 'back' } : { do: 'open', route });
    },
    { signal },
  );
  page?.addEventListener(
    'storage',
    ({ key, oldValue, newValue, url }) => {
      if (!isOfAnotherTab(url, page)) return;
      if (key === null) recorder.cannotTell('Another tab forgot all that it had stored.');
      // The second phone keeps its things in the same place.
      if (key === null || key.startsWith(SECOND)) return;
      // What is stored for a session is that of one tab.
      const change = { area: 'local', key, oldValue, newValue } as const;
      recorder.did(actionOfStorage(change, backend.peek().users));
    },
    { signal },
  );

  return () => {
    listening.abort();
    followed.stop();
  };
}

/**
 * What the desk stores is heard of where it does so. Its pages are told of it as well: by the desk itself,
 * without an address, and by the browser, with that of the desk.
 */
function isOfAnotherTab(url: string, { location }: Pick<Window, 'location'>): boolean {
  return url !== '' && new URL(url).pathname === location.pathname;
}
