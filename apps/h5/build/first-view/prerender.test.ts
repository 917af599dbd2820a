import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../src/frame/messages.en.json';
import { i18n } from '../../src/i18n/i18n.ts';
import { prerenderScreens } from './prerender.tsx';

const all = structuredClone(messages);

afterEach(() => {
  Object.assign(messages, all);
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
  Reflect.deleteProperty(messages, 'loading');
  await expect(prerenderScreens()).rejects.toThrow(
    /shows frame:loading, and en .* messages\.en\.json/,
  );
});
