import { beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '../navigation/chunk-timeout.ts';
import { NO_TAPS } from '../navigation/taps.ts';
import { followFailedStart, offerReload } from './failed-start.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const SCRIPT = 'https://app.test/assets/index.js';

class Script {
  readonly src = SCRIPT;
}

/** What a browser says of a script that broke. */
class Failure {
  readonly error = new SyntaxError('Unexpected token');
  readonly filename = SCRIPT;
  readonly lineno = 3;
  readonly colno = 5;
}

/** A page whose HTML has been read up to its inline script. */
function openPage({ starts }: { readonly starts: boolean }) {
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('ErrorEvent', Failure);
  const document = new EventTarget();
  const listen = vi.fn<Window['addEventListener']>();
  const onFailed = vi.fn();
  const forget = vi.fn();
  const taps = { ...NO_TAPS, forget };
  followFailedStart({ hasStarted: starts, addEventListener: listen, taps }, document, onFailed);
  const [, listener] = listen.mock.calls[0] ?? [];
  return {
    onFailed,
    forget,
    end: () => document.dispatchEvent(new Event('DOMContentLoaded')),
    fail(event: object) {
      if (typeof listener === 'function') Reflect.apply(listener, null, [event]);
    },
  };
}

test('says once that the app did not start', () => {
  const { onFailed, end } = openPage({ starts: false });
  expect(onFailed).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS);
  expect(onFailed).toHaveBeenCalledOnce();
});

test('says it once when a script takes too long to load', () => {
  const { onFailed, end } = openPage({ starts: false });
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS);
  expect(onFailed).toHaveBeenCalledOnce();
  end();
  expect(onFailed).toHaveBeenCalledOnce();
});

test('forgets what was tapped: the app may come after all', () => {
  const { forget, end } = openPage({ starts: false });
  expect(forget).not.toHaveBeenCalled();
  end();
  expect(forget).toHaveBeenCalledOnce();
});

test('says nothing about an app that started', () => {
  const { onFailed, end } = openPage({ starts: true });
  end();
  expect(onFailed).not.toHaveBeenCalled();
});

test.each([
  ['a script that did not arrive', { target: new Script() }, null, `${SCRIPT}:1:1`],
  ['a script that broke', new Failure(), expect.any(SyntaxError), `${SCRIPT}:3:5`],
  ['nothing that is no script', { target: {} }, null, ''],
])('names %s', (_, event, error, place) => {
  const { onFailed, fail, end } = openPage({ starts: false });
  fail(event);
  end();
  expect(onFailed).toHaveBeenCalledExactlyOnceWith({ error, place });
});

test.each([
  ['reloads the page while the server answers', { ok: true, isConnected: true }, 1],
  ['keeps the page while the server does not', { ok: false, isConnected: true }, 0],
  ['keeps an app that came after all', { ok: true, isConnected: false }, 0],
])('%s', async (_, { ok, isConnected }, reloads) => {
  vi.stubGlobal('location', { pathname: '/app/' });
  vi.stubGlobal('fetch', async () => ({ ok, text: async () => '<!doctype html>' }));
  const page = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
  offerReload(page, { isConnected, querySelector: () => null });
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.location.reload).toHaveBeenCalledTimes(reloads);
});
