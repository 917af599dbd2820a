import { LANGUAGES } from '@cangkir/core';
import type { BargainStep } from '@cangkir/core/bargain';
import { expect, test } from 'vitest';
import en from './messages.en.json' with { type: 'json' };
import id from './messages.id.json' with { type: 'json' };
import zh from './messages.zh.json' with { type: 'json' };

/** The labels of section 4 of the specification; the first one is ours (docs/assumptions.md). */
const LABELS: Readonly<Record<BargainStep, string>> = {
  firstCut: 'Potong Harga',
  cutAgain: 'Potong Lagi',
  shareLink: 'Bagikan Link',
  askFriends: 'Minta Bantuan Teman',
  checkReward: 'Cek Hadiah',
};

const WORDS = { id, en, zh };

test('a bargain’s button has the specification’s Indonesian label', () => {
  expect(id.label).toEqual(LABELS);
});

test.each(LANGUAGES)('each step of a bargain has a label of its own: %s', (language) => {
  const { label } = WORDS[language];
  expect(Object.keys(label)).toEqual(Object.keys(LABELS));
  expect(new Set(Object.values(label)).size).toBe(5);
});
