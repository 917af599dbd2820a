import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import idCommon from '../locales/id/common.json' with { type: 'json' };
import zhCommon from '../locales/zh/common.json' with { type: 'json' };
import zhVouchers from '../locales/zh/vouchers.json' with { type: 'json' };

/** The translations of a page that was just opened. */
async function open() {
  vi.resetModules();
  return import('./i18n.ts');
}

const ZH_COMMON = '../locales/zh/common.json';

let page: Awaited<ReturnType<typeof open>>;

beforeEach(async () => {
  page = await open();
});

afterEach(() => {
  vi.doUnmock(ZH_COMMON);
});

/** What is loaded, such as `id/common`. */
function loaded(): string[] {
  return ['id', 'en', 'zh'].flatMap((language) =>
    ['common', 'claim', 'outcome', 'login', 'status', 'vouchers']
      .filter((namespace) => page.i18n.hasResourceBundle(language, namespace))
      .map((namespace) => `${language}/${namespace}`),
  );
}

test('the first screen has the common words of its language, and no others', async () => {
  await page.startI18n('id');

  expect(page.i18n.t('back')).toBe(idCommon.back);
  expect(loaded()).toEqual(['id/common']);
});

test('a screen’s words come in the language on the screen', async () => {
  await page.startI18n('zh');
  await page.loadNamespaces(['claim', 'login']);

  expect(loaded()).toEqual(['zh/common', 'zh/claim', 'zh/login']);
});

test('another language brings all words in use, and shows when it is told to', async () => {
  await page.startI18n('id');
  await page.loadNamespaces(['vouchers']);

  await page.loadLanguage('zh');
  expect(loaded()).toEqual(['id/common', 'id/vouchers', 'zh/common', 'zh/vouchers']);
  expect(page.i18n.t('back')).toBe(idCommon.back);

  await page.showLanguage('zh');
  expect(page.i18n.t('back')).toBe(zhCommon.back);
  expect(page.i18n.t('vouchers:title')).toBe(zhVouchers.title);
});

test('words that come into use while a language is on its way come with it', async () => {
  await page.startI18n('id');

  const shown = page.showLanguage('zh');
  await page.loadNamespaces(['vouchers']);
  await shown;

  expect(page.i18n.t('vouchers:title')).toBe(zhVouchers.title);
});

test('words that do not arrive are told, and the language stays until they do', async () => {
  vi.doMock(ZH_COMMON, () => Promise.reject(new TypeError('Failed to fetch')));
  await page.startI18n('id');

  await expect(page.showLanguage('zh')).rejects.toThrow();
  expect(page.i18n.t('back')).toBe(idCommon.back);

  vi.doUnmock(ZH_COMMON);
  await page.showLanguage('zh');
  expect(page.i18n.t('back')).toBe(zhCommon.back);
});

test('a page whose first words do not arrive is told', async () => {
  vi.doMock(ZH_COMMON, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(page.startI18n('zh')).rejects.toThrow();
});
