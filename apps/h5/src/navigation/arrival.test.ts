import { expect, test, vi } from 'vitest';
import { createArrival } from './arrival.ts';

/** A phone of 600 px height with a page of some height, and a history to walk. */
function openPage({ height }: { readonly height: number }) {
  const heading = { focus: vi.fn(), setAttribute: vi.fn() };
  const body = {};
  const listeners = new Set<() => void>();
  let depth = 0;
  let route = '/0';
  const window = {
    history: { scrollRestoration: 'auto' },
    document: {
      activeElement: body,
      body,
      documentElement: { scrollHeight: height },
      querySelector: () => heading,
    },
    innerHeight: 600,
    scrollY: 0,
    scrollTo(_left: number, top: number) {
      window.scrollY = Math.max(
        0,
        Math.min(top, window.document.documentElement.scrollHeight - 600),
      );
    },
  };
  const router = {
    current: () => route,
    depth: () => depth,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const taps = { forget: vi.fn() };
  // biome-ignore lint/plugin: a window has 800 members.
  const arrival = createArrival(router, taps, window as unknown as Window);

  function goTo(next: number, pageHeight: number, to = `/${next}`) {
    depth = next;
    route = to;
    window.document.documentElement.scrollHeight = pageHeight;
    for (const listener of listeners) listener();
  }

  return { arrival, window, heading, taps, goTo };
}

test('a new page starts at its top', () => {
  const { window, goTo } = openPage({ height: 3000 });
  window.scrollY = 1200;
  goTo(1, 3000);
  expect(window.scrollY).toBe(0);
});

test('what was done on a page that the person left is forgotten', () => {
  const { arrival, taps, goTo } = openPage({ height: 600 });
  arrival.arrive();
  goTo(0, 600, '/0?topic=points');
  expect(taps.forget).not.toHaveBeenCalled();
  goTo(1, 600);
  expect(taps.forget).toHaveBeenCalledOnce();
});

test('what was done on a first view stays, though its page leads to another one before it arrives', () => {
  const { taps, goTo } = openPage({ height: 600 });
  goTo(1, 600);
  expect(taps.forget).not.toHaveBeenCalled();
});

test('a page that replaces its own query stays where it is', () => {
  const { arrival, window, heading, goTo } = openPage({ height: 3000 });
  window.scrollY = 1200;
  goTo(0, 3000, '/0?topic=points');
  arrival.arrive();
  expect(window.scrollY).toBe(1200);
  expect(heading.focus).not.toHaveBeenCalled();
});

test('a page that replaces another starts at its top', () => {
  const { window, goTo } = openPage({ height: 3000 });
  window.scrollY = 1200;
  goTo(0, 3000, '/other');
  expect(window.scrollY).toBe(0);
});

test('the way back leads to where the person was, once the page is long enough', () => {
  const { arrival, window, goTo } = openPage({ height: 3000 });
  window.scrollY = 1200;
  goTo(1, 700);
  goTo(0, 700);
  arrival.arrive();
  expect(window.scrollY).toBe(100);
  expect(arrival.isReturning()).toBe(true);

  window.document.documentElement.scrollHeight = 3000;
  arrival.arrive();
  expect(window.scrollY).toBe(1200);
  expect(arrival.isReturning()).toBe(false);
});

test('stays where the person scrolled to after they came back', () => {
  const { arrival, window, goTo } = openPage({ height: 3000 });
  window.scrollY = 1200;
  goTo(1, 3000);
  goTo(0, 3000);
  arrival.arrive();
  window.scrollY = 40;
  arrival.arrive();
  expect(window.scrollY).toBe(40);
});

test('focuses the heading after a navigation, and not on the first page', () => {
  const { arrival, heading, goTo } = openPage({ height: 700 });
  arrival.arrive();
  expect(heading.focus).not.toHaveBeenCalled();
  goTo(1, 700);
  arrival.arrive();
  expect(heading.focus).toHaveBeenCalledOnce();
});

test('leaves the focus with a field that has it', () => {
  const { arrival, heading, window, goTo } = openPage({ height: 700 });
  goTo(1, 700);
  window.document.activeElement = { field: true };
  arrival.arrive();
  expect(heading.focus).not.toHaveBeenCalled();
});
