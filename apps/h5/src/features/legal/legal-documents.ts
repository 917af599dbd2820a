import { BRAND, formatPrice, MINIMUM_APP_VERSION, POINTS_MONTHS, REDEMPTION } from '@cangkir/core';
import type { TFunction } from 'i18next';

/** The sections of each document, in order. Their texts are in the messages, by these names. */
export const SECTIONS = {
  privacy: [
    'who',
    'collect',
    'use',
    'share',
    'abroad',
    'retention',
    'device',
    'security',
    'rights',
    'children',
    'changes',
    'contact',
  ],
  services: [
    'about',
    'account',
    'orders',
    'cancel',
    'vouchers',
    'points',
    'packs',
    'campaigns',
    'conduct',
    'liability',
    'end',
    'law',
    'changes',
    'contact',
  ],
} as const;

/** What each document says in short, in order. */
export const IN_SHORT = {
  privacy: ['keep', 'never', 'rights'],
  services: ['account', 'paid', 'vouchers'],
} as const;

export type DocumentName = keyof typeof SECTIONS;

/** The day from which the documents are in effect. */
export const EFFECTIVE = Date.parse('2026-09-01T00:00:00+07:00');

/** A paragraph, or the items of a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A document in the reader's language. Its numbers come from the rules. */
export function sectionsOf(name: DocumentName, t: TFunction<'legal'>): readonly Section[] {
  return name === 'privacy'
    ? SECTIONS.privacy.map((id) => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        blocks: blocksOf(t(`privacy.sections.${id}.text`, NUMBERS)),
      }))
    : SECTIONS.services.map((id) => ({
        id,
        title: t(`services.sections.${id}.title`),
        blocks: blocksOf(t(`services.sections.${id}.text`, NUMBERS)),
      }));
}

/** What a document says in short. */
export function inShort(name: DocumentName, t: TFunction<'legal'>) {
  return name === 'privacy'
    ? IN_SHORT.privacy.map((id) => ({
        id,
        label: t(`privacy.short.${id}.title`),
        value: t(`privacy.short.${id}.text`),
      }))
    : IN_SHORT.services.map((id) => ({
        id,
        label: t(`services.short.${id}.title`),
        value: t(`services.short.${id}.text`),
      }));
}

/** The blocks of a text. Each line is a paragraph, or with a dash an item of a list. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else {
      const item = line.slice(2);
      const last = blocks.at(-1);
      if (last?.kind === 'list') blocks.splice(-1, 1, { ...last, items: [...last.items, item] });
      else blocks.push({ kind: 'list', items: [item] });
    }
  }
  return blocks;
}

/** What the texts name, by placeholder. */
const NUMBERS = {
  brand: BRAND.displayName,
  email: BRAND.supportEmail,
  months: POINTS_MONTHS,
  pointValue: formatPrice(REDEMPTION.pointValue, 'ID'),
  maxPoints: REDEMPTION.maxPoints,
  version: MINIMUM_APP_VERSION.redeemVouchers,
};
