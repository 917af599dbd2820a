import {
  type BargainStep,
  type InviteOutcome,
  LANGUAGES,
  type ProblemMessage,
} from '@cangkir/core';
import { expect, test } from 'vitest';
import bargainEn from '../locales/en/bargain.json' with { type: 'json' };
import referralEn from '../locales/en/referral.json' with { type: 'json' };
import bargainId from '../locales/id/bargain.json' with { type: 'json' };
import referralId from '../locales/id/referral.json' with { type: 'json' };
import bargainZh from '../locales/zh/bargain.json' with { type: 'json' };
import referralZh from '../locales/zh/referral.json' with { type: 'json' };

/** The labels of section 4 of the specification; the first one is ours (docs/assumptions.md). */
const LABELS: Readonly<Record<BargainStep, string>> = {
  firstCut: 'Potong Harga',
  cutAgain: 'Potong Lagi',
  shareLink: 'Bagikan Link',
  askFriends: 'Minta Bantuan Teman',
  checkReward: 'Cek Hadiah',
};

/** What is a problem, too, is told in the catalogue's words. */
const OUTCOMES = {
  bound: true,
  unknownCode: true,
} satisfies Readonly<Record<Exclude<InviteOutcome, ProblemMessage>, true>>;

const BARGAIN = { id: bargainId, en: bargainEn, zh: bargainZh };
const REFERRAL = { id: referralId, en: referralEn, zh: referralZh };

test('a bargain’s button says in Indonesian what the specification does', () => {
  expect(bargainId.label).toEqual(LABELS);
});

test.each(LANGUAGES)(
  'each step of a bargain has its word, and an invitation each outcome: %s',
  (language) => {
    expect(Object.keys(BARGAIN[language].label)).toEqual(Object.keys(LABELS));
    expect(new Set(Object.values(BARGAIN[language].label)).size).toBe(5);
    expect(Object.keys(REFERRAL[language].outcome)).toEqual(Object.keys(OUTCOMES));
  },
);
