import { afterEach, expect, test, vi } from 'vitest';
import { askAgainForLostFiles } from './lost-files.ts';

class Link {
  readonly href = 'https://app.test/assets/screen.js';
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The listener of a page, and the requests that it made. None is answered: there is no network. */
function openPage() {
  vi.stubGlobal('HTMLLinkElement', Link);
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  const listen = vi.fn<Window['addEventListener']>();
  askAgainForLostFiles({ addEventListener: listen });
  const [, listener, options] = listen.mock.calls[0] ?? [];
  return {
    fetched,
    options,
    fail(target: unknown) {
      if (typeof listener === 'function') Reflect.apply(listener, null, [{ target }]);
    },
  };
}

test('requests a file that a link did not get, once and in another way', () => {
  const { fetched, options, fail } = openPage();
  fail(new Link());
  expect(options).toEqual({ capture: true });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://app.test/assets/screen.js');
});

test('leaves other errors alone', () => {
  const { fetched, fail } = openPage();
  fail({ href: 'https://app.test/' });
  fail(null);
  expect(fetched).not.toHaveBeenCalled();
});
