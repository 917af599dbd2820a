import { expect, test, vi } from 'vitest';
import { watchRoute } from './watch-route.ts';

/** A page of a browser without the Navigation API. */
function createPage() {
  const location = { search: '', hash: '#/' };
  const go = (_state: unknown, _unused: string, hash: string) => {
    location.hash = hash;
  };
  const events = new EventTarget();
  return {
    location,
    history: { pushState: go, replaceState: go },
    addEventListener: events.addEventListener.bind(events),
  };
}

test('reports what a page pushes and replaces in a browser without the Navigation API', () => {
  const page = createPage();
  const onRoute = vi.fn();
  watchRoute(page, onRoute);
  page.history.pushState(null, '', '#/mine');
  page.history.replaceState(null, '', '#/help');
  expect(onRoute.mock.calls).toEqual([['/'], ['/mine'], ['/help']]);
});
