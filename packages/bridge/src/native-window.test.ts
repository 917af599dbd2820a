import { expect, test, vi } from 'vitest';
import { installReceiver, type NativeWindow } from './native-window.ts';
import { WIRE } from './native-wire.ts';

const browser = (): NativeWindow => ({ navigator: { userAgent: 'Chrome' } });

test('receives what the app sends, until the cleanup', () => {
  const window = browser();
  const listener = vi.fn();
  const uninstall = installReceiver(window, listener);
  window[WIRE.receiverName]?.receive('hello');
  expect(listener).toHaveBeenCalledExactlyOnceWith('hello');
  uninstall();
  expect(window[WIRE.receiverName]).toBeUndefined();
});

test('keeps an existing receiver working', () => {
  const window = browser();
  const [first, second] = [vi.fn(), vi.fn()];
  installReceiver(window, first);
  const uninstallSecond = installReceiver(window, second);
  window[WIRE.receiverName]?.receive(1);
  uninstallSecond();
  window[WIRE.receiverName]?.receive(2);
  expect(first.mock.calls).toEqual([[1], [2]]);
  expect(second.mock.calls).toEqual([[1]]);
});

test('keeps a later receiver when it is removed', () => {
  const window = browser();
  const [first, second] = [vi.fn(), vi.fn()];
  const uninstallFirst = installReceiver(window, first);
  installReceiver(window, second);
  uninstallFirst();
  window[WIRE.receiverName]?.receive(1);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith(1);
});

test('keeps a foreign receiver in place', () => {
  const foreign = { receive: vi.fn() };
  const window: NativeWindow = { ...browser(), [WIRE.receiverName]: foreign };
  const uninstall = installReceiver(window, () => {});
  window[WIRE.receiverName]?.receive(1);
  expect(foreign.receive).toHaveBeenCalledExactlyOnceWith(1);
  uninstall();
  expect(window[WIRE.receiverName]).toBe(foreign);
});
