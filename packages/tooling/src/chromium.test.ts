import { symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('prefers CHROMIUM_PATH to every other browser', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('fails if CHROMIUM_PATH does not exist', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findChromium()).toThrow('CHROMIUM_PATH names /nowhere/chromium');
});

test.runIf(process.platform === 'linux')(
  'a window is not asked of the shell without any',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'browsers-'));
    for (const name of ['chromium', 'chromium-headless-shell']) {
      symlinkSync('/bin/true', path.join(folder, name));
    }
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
    expect(findChromium()).toBe(path.join(folder, 'chromium-headless-shell'));
    expect(findChromium(true)).toBe(path.join(folder, 'chromium'));
  },
);
