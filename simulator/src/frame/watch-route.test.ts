import { expect, test, vi } from 'vitest';
import { watchRoute } from './watch-route.ts';

/** A page of a browser without the Navigation API. */
function createPage() {
  const location = { search: '', hash: '#/' };
  // Both are methods of a class, as in a browser.
  class PageHistory {
    pushState(_state: unknown, _unused: string, hash: string): void {
      location.hash = hash;
    }
    replaceState(_state: unknown, _unused: string, hash: string): void {
      location.hash = hash;
    }
  }
  const events = new EventTarget();
  return {
    location,
    history: new PageHistory(),
    addEventListener: events.addEventListener.bind(events),
  };
}

test('reports what a page pushes and replaces in a browser without the Navigation API', () => {
  const page = createPage();
  const onRoute = vi.fn();
  watchRoute(page, onRoute);
  // The app’s router listens the same way.
  const { pushState } = page.history;
  page.history.pushState = (...entry) => pushState(...entry);
  page.history.pushState(null, '', '#/mine');
  page.history.replaceState(null, '', '#/help');
  expect(onRoute.mock.calls).toEqual([['/'], ['/mine'], ['/help']]);
});
