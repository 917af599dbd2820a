import type { App } from '@cangkir/core';
import type { Backend } from '../../backend/backend.ts';
import type { Frame } from '../../frame/frame.ts';
import type { PhoneStorage } from '../../phone/phone-storage.ts';
import { actionOfStorage } from './actions.ts';
import { routeOfPage } from './capture-start.ts';
import { observeApp } from './observe-app.ts';
import { READ_KEYS } from './read-keys.ts';
import type { PhoneRecorder } from './recorder.ts';

/** A page with what is around it. */
interface ObservedPage {
  readonly app: App;
  readonly phone: {
    readonly frame: Pick<Frame, 'window'>;
    readonly storage: Pick<PhoneStorage, 'ownKey'>;
  };
  readonly backend: Pick<Backend, 'peek'>;
  readonly recorder: Pick<PhoneRecorder, 'pageLoaded' | 'eventSent' | 'did' | 'unsupported'>;
  /** Whether the page has settled since it was loaded. Nobody can do anything before that. */
  hasSettled(): boolean;
}

/** Records what a person does in a page that has just loaded. Returns the cleanup. */
export function observePage(observed: ObservedPage): () => void {
  const { app, phone, backend, recorder, hasSettled } = observed;
  const page = phone.frame.window();
  const appObserver = observeApp(app, recorder);
  const listening = new AbortController();
  const { signal } = listening;
  let route = routeOfPage(page);

  page?.navigation?.addEventListener(
    'currententrychange',
    ({ navigationType, from }) => {
      const last = route;
      route = routeOfPage(page);
      if (route === null || route === last || appObserver.isProcessing() || !hasSettled()) return;
      const isBack =
        navigationType === 'traverse' && from.index > (page.navigation.currentEntry?.index ?? 0);
      recorder.did(isBack ? { do: 'back' } : { do: 'open', route });
    },
    { signal },
  );
  page?.addEventListener(
    'storage',
    ({ key: stored, oldValue, newValue, url }) => {
      if (!isOfAnotherTab(url, page)) return;
      if (stored === null) recorder.unsupported('Another tab cleared the whole storage.');
      const key = stored === null ? null : phone.storage.ownKey(stored);
      // What was read is no step of a person.
      if (key === null || READ_KEYS.includes(key)) return;
      // Session storage is never shared with another tab.
      const change = { area: 'local', key, oldValue, newValue } as const;
      recorder.did(actionOfStorage(change, backend.peek().users));
    },
    { signal },
  );

  return () => {
    listening.abort();
    appObserver.stop();
  };
}

/**
 * Changes by the desk are observed at the desk. Its pages get an event for them too: from the desk itself
 * without an address, and from the browser with the desk's address.
 */
function isOfAnotherTab(url: string, { location }: Pick<Window, 'location'>): boolean {
  return url !== '' && new URL(url).pathname === location.pathname;
}
