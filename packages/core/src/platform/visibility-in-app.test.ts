import { expect, test, vi } from 'vitest';
import { createMemoryPageVisibility } from '../testing/memory-page-visibility.ts';
import { visibilityInApp } from './visibility-in-app.ts';

function openPage() {
  const page = createMemoryPageVisibility();
  let pause: (isPaused: boolean) => void = () => {};
  const native = {
    onPause(listener: typeof pause) {
      pause = listener;
      return () => {};
    },
  };
  const visibility = visibilityInApp(native, page);
  const seen: boolean[] = [];
  const stop = visibility.subscribe(() => seen.push(visibility.isHidden()));
  return { page, visibility, seen, stop, pause: (isPaused: boolean) => pause(isPaused) };
}

test('a page that the app paused is hidden until it resumes', () => {
  const { visibility, seen, pause } = openPage();
  pause(true);
  expect(visibility.isHidden()).toBe(true);
  pause(false);
  expect(visibility.isHidden()).toBe(false);
  expect(seen).toEqual([true, false]);
});

test('what the web view and the app both report is one change', () => {
  const { page, seen, pause } = openPage();
  page.hide();
  pause(true);
  page.show();
  expect(seen).toEqual([true]);
  pause(false);
  expect(seen).toEqual([true, false]);
});

test('outside the app the page alone decides', () => {
  const { page, seen } = openPage();
  page.hide();
  page.show();
  expect(seen).toEqual([true, false]);
});

test('calls no listener after its cleanup', () => {
  const { visibility, stop, seen, pause } = openPage();
  const other = vi.fn();
  visibility.subscribe(other);
  stop();
  pause(true);
  expect(seen).toEqual([]);
  expect(other).toHaveBeenCalledOnce();
});
