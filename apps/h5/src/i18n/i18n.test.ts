import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import zhVouchers from '../features/vouchers/messages.zh.json' with { type: 'json' };
import idFrame from '../frame/messages.id.json' with { type: 'json' };
import zhFrame from '../frame/messages.zh.json' with { type: 'json' };

/** The translations of a page that was just opened. */
async function open() {
  vi.resetModules();
  return import('./i18n.ts');
}

const ZH_FRAME = '../frame/messages.zh.json';

let page: Awaited<ReturnType<typeof open>>;

beforeEach(async () => {
  page = await open();
});

afterEach(() => {
  vi.doUnmock(ZH_FRAME);
});

/** The loaded messages, such as `id/frame`. */
function loaded(): string[] {
  return ['id', 'en', 'zh'].flatMap((language) =>
    ['frame', 'problem', 'claim', 'login', 'vouchers']
      .filter((namespace) => page.i18n.hasResourceBundle(language, namespace))
      .map((namespace) => `${language}/${namespace}`),
  );
}

test('the start loads what every screen says, in one language', async () => {
  await page.startI18n('id');

  expect(page.i18n.t('back')).toBe(idFrame.back);
  expect(loaded()).toEqual(['id/frame', 'id/problem']);
});

test('a part without messages does not need the start', async () => {
  await expect(page.loadNamespaces([])).resolves.toBeUndefined();
});

test('a screen’s messages load in the language on the screen', async () => {
  await page.startI18n('zh');
  await page.loadNamespaces(['claim', 'login']);

  expect(loaded()).toEqual(['zh/frame', 'zh/problem', 'zh/claim', 'zh/login']);
});

test('another language loads all messages in use, and shows when it is chosen', async () => {
  await page.startI18n('id');
  await page.loadNamespaces(['vouchers']);

  await page.loadLanguage('zh');
  expect(loaded()).toEqual([
    ...['id/frame', 'id/problem', 'id/vouchers'],
    ...['zh/frame', 'zh/problem', 'zh/vouchers'],
  ]);
  expect(page.i18n.t('back')).toBe(idFrame.back);

  await page.showLanguage('zh');
  expect(page.i18n.t('back')).toBe(zhFrame.back);
  expect(page.i18n.t('vouchers:title')).toBe(zhVouchers.title);
});

test('messages that come into use while a language loads are loaded with it', async () => {
  await page.startI18n('id');

  const shown = page.showLanguage('zh');
  await page.loadNamespaces(['vouchers']);
  await shown;

  expect(page.i18n.t('vouchers:title')).toBe(zhVouchers.title);
});

test('a language whose messages do not arrive is refused, and the screen keeps its own until they do', async () => {
  vi.doMock(ZH_FRAME, () => Promise.reject(new TypeError('Failed to fetch')));
  await page.startI18n('id');

  await expect(page.showLanguage('zh')).rejects.toThrow();
  expect(page.i18n.t('back')).toBe(idFrame.back);

  vi.doUnmock(ZH_FRAME);
  await page.showLanguage('zh');
  expect(page.i18n.t('back')).toBe(zhFrame.back);
});

test('a count is written as the language does', async () => {
  await page.startI18n('id');
  await page.loadNamespaces(['gift-exchange']);
  expect(page.i18n.t('gift-exchange:points', { count: 1250 })).toBe('1.250 poin');

  await page.showLanguage('en');
  expect(page.i18n.t('gift-exchange:points', { count: 1250 })).toBe('1,250 points');
});

test('the start fails when its messages do not arrive', async () => {
  vi.doMock(ZH_FRAME, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(page.startI18n('zh')).rejects.toThrow();
});
