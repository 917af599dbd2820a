import type { Words } from './i18n.ts';

/** The words of every namespace that no first screen needs. */
export const LATER_WORDS = import.meta.glob<Words>(
  ['../locales/*/*.json', '!../locales/*/{start,common,claim,outcome,login,status,vouchers}.json'],
  { import: 'default' },
);
