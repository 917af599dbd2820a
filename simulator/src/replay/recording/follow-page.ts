import { type App, openSession, SESSION_KEYS } from '@cangkir/core';
import { createMemoryKeyValueStore } from '@cangkir/core/testing';
import type { Backend } from '../../backend/backend.ts';
import { isPersonId } from '../../backend/fixtures/people.ts';
import type { Phone } from '../../phone/create-phone.ts';
import { SECOND } from '../../phone/phone-storage.ts';
import { followApp } from './follow-app.ts';
import type { Deed, Recorder } from './recorder.ts';
import { routeOfPage } from './starting-point-of-desk.ts';

/** What of the desk a page is followed with. */
interface FollowedPage {
  readonly app: App;
  readonly phone: Phone;
  readonly backend: Pick<Backend, 'peek'>;
  readonly recorder: Pick<Recorder, 'loaded' | 'sent' | 'did'>;
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
    (event) => {
      const deed = deedOfStorage(event, page.localStorage, backend);
      if (deed !== null) recorder.did(deed);
    },
    { signal },
  );

  return () => {
    listening.abort();
    followed.stop();
  };
}

/** What another tab did: the page is told of what it stored. Null where that is none of this phone's. */
function deedOfStorage(
  { key, oldValue, newValue, storageArea }: StorageEvent,
  local: Storage,
  { peek }: Pick<Backend, 'peek'>,
): Deed | null {
  if (key === null || key.startsWith(SECOND)) return null;
  const area = storageArea === local ? 'local' : 'session';
  const user = userOf(newValue);
  if (area === 'local' && key === SESSION_KEYS.global && user !== userOf(oldValue)) {
    return { do: 'other-tab', user: user === null ? null : personOf(user, peek().users) };
  }
  return { do: 'storage.change', area, key, value: newValue };
}

/** The id of who is logged in, as the app remembers it in this text. */
function userOf(text: string | null): string | null {
  const stored = text === null ? {} : { [SESSION_KEYS.global]: text };
  const { global } = openSession({
    local: createMemoryKeyValueStore(stored),
    session: createMemoryKeyValueStore({}),
  });
  return global.get().userInfo?.id ?? null;
}

/** Somebody as a story names them: somebody of the fixtures, or a phone. */
function personOf(id: string, users: ReturnType<Backend['peek']>['users']): string | null {
  return isPersonId(id) ? id : (users[id]?.phone ?? null);
}
