import { afterEach, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../src/i18n/i18n.ts';
import { prerenderScreens } from './prerender.tsx';

afterEach(() => {
  i18n.removeResourceBundle('en', 'frame');
  Object.assign(i18n.options, {
    appendNamespaceToMissingKey: false,
    parseMissingKeyHandler: undefined,
  });
  vi.restoreAllMocks();
});

test('a text that a first view lacks fails the build with its key, its language and its file', async () => {
  // React reports what stops its rendering, too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await startI18n('id');
  // Another file's test may have loaded them all.
  i18n.removeResourceBundle('en', 'frame');
  i18n.addResourceBundle('en', 'frame', { back: 'Back' });
  await expect(prerenderScreens()).rejects.toThrow(
    /shows frame:[\w.]+, and en .* messages\.en\.json/,
  );
});
