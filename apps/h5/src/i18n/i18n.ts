import type { Language } from '@cangkir/core';
import i18next, { type i18n as I18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';

/** A namespace a feature; `common` comes with the first screen. */
export type Namespace = 'common' | 'claim' | 'login' | 'vouchers';

/**
 * Starts the translations in one language. The locale files are complete (a check of the build), so that
 * no fallback is loaded beside it.
 */
export async function startI18n(language: Language): Promise<I18n> {
  const i18n = i18next.createInstance();
  await i18n
    .use(
      resourcesToBackend(
        (language: string, namespace: string) => import(`../locales/${language}/${namespace}.json`),
      ),
    )
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  return i18n;
}
