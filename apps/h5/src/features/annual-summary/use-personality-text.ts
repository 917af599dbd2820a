import { BRAND } from '@cangkir/core';
import type { PersonalityLook } from '@cangkir/core/annual-summary';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a personality is called, in two lines, and why. */
export function usePersonalityText({ titleLines: [first, second], portrait }: PersonalityLook): {
  readonly titleLines: readonly [string, string];
  readonly reason: string;
} {
  const { t } = useTranslation('annual-summary');
  const brand = BRAND.displayName;
  return {
    titleLines: [t(`personality.${first}`, { brand }), t(`personality.${second}`, { brand })],
    reason: t(REASONS[portrait]),
  };
}

const REASONS = {
  'black-portrait': 'personality.black.reason',
  'latte-portrait': 'personality.latte.reason',
  'explorer-portrait': 'personality.explorer.reason',
  'sweet-portrait': 'personality.sweet.reason',
  'morning-portrait': 'personality.morning.reason',
  'afternoon-portrait': 'personality.afternoon.reason',
  'night-portrait': 'personality.night.reason',
} as const;
