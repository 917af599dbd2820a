import type { Namespace } from '../i18n/namespaces.ts';

/**
 * The words of the first view's texts, by key, each with its feature: no more of them are in the second script. The
 * build fails if a language lacks one.
 */
export const FIRST_KEYS = {
  noStreak: 'check-in',
  firstDay: 'check-in',
  streak: 'check-in',
  nextReward: 'check-in',
  'duration.1': 'claim',
  'duration.2': 'claim',
  'duration.3': 'claim',
  'duration.4': 'claim',
  'validityText.fixed': 'claim',
  'validityText.immediately': 'claim',
  'validityText.delayed': 'claim',
  'order.paid': 'packs',
  'order.body': 'packs',
  renewed: 'rights-card',
  'saving.title': 'rights-card',
  'saving.body': 'rights-card',
  'unit.1': 'rights-card',
  'unit.2': 'rights-card',
  'unit.3': 'rights-card',
  'unit.4': 'rights-card',
  minimumSpend: 'vouchers',
  noMinimumSpend: 'vouchers',
  'worth.free': 'vouchers',
  'worth.ofFree': 'vouchers',
  'worth.saving': 'vouchers',
} as const satisfies Readonly<Record<string, Namespace>>;

export type FirstKey = keyof typeof FIRST_KEYS;
