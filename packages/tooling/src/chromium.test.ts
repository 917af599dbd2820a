import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('CHROMIUM_PATH goes before every other browser', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('a CHROMIUM_PATH that leads nowhere is told, not passed over', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findChromium()).toThrow('CHROMIUM_PATH names /nowhere/chromium');
});
