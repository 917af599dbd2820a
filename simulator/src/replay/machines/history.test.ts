import { expect, test, vi } from 'vitest';
import { createTabHistory } from './history.ts';

function openPage(history: ReturnType<typeof createTabHistory>) {
  const page = { onChange: vi.fn(), onReload: vi.fn() };
  return { ...page, router: history.route(page) };
}

test('what is pushed lies before what was there, and the way back leads over it', () => {
  const history = createTabHistory('/a');
  const { router, onChange } = openPage(history);
  router.push('/b');
  router.push('/c');
  expect(history.back()).toBe(true);
  expect(router.current()).toBe('/b');
  router.push('/d');
  expect(history.back()).toBe(true);
  expect(history.current()).toBe('/b');
  expect(onChange).toHaveBeenCalledTimes(5);
});

test('what is replaced can’t be gone back to', () => {
  const history = createTabHistory('/a');
  const { router } = openPage(history);
  router.push('/login');
  router.replace('/b');
  history.back();
  expect(history.current()).toBe('/a');
  expect(history.back()).toBe(false);
});

test('the route that one is on is no change', () => {
  const history = createTabHistory('/a');
  const { router, onChange } = openPage(history);
  router.push('/a');
  router.replace('/a');
  history.open('/a');
  expect(onChange).not.toHaveBeenCalled();
  expect(history.back()).toBe(false);
});

test('calls back the current page only', () => {
  const history = createTabHistory('/a');
  const before = openPage(history);
  const now = openPage(history);
  history.open('/b');
  now.router.reload();
  expect(before.onChange).not.toHaveBeenCalled();
  expect(now.onChange).toHaveBeenCalledOnce();
  expect(now.onReload).toHaveBeenCalledOnce();
});

test('a tab that was left says where to', () => {
  const history = createTabHistory('/a');
  const { router, onChange } = openPage(history);
  expect(history.left()).toBeNull();
  router.leave('https://app.example/order');
  history.open('/b');
  expect(history.left()).toBe('https://app.example/order');
  expect(onChange).not.toHaveBeenCalled();
});
