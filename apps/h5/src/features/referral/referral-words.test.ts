import { LANGUAGES, type ProblemMessage } from '@cangkir/core';
import type { InviteOutcome } from '@cangkir/core/referral';
import { expect, test } from 'vitest';
import en from './words.en.json' with { type: 'json' };
import id from './words.id.json' with { type: 'json' };
import zh from './words.zh.json' with { type: 'json' };

/** The other outcomes are problems, whose words are in `problem`. */
const OUTCOMES = {
  bound: true,
  unknownCode: true,
} satisfies Readonly<Record<Exclude<InviteOutcome, ProblemMessage>, true>>;

const WORDS = { id, en, zh };

test.each(LANGUAGES)('each outcome of an invitation has words: %s', (language) => {
  expect(Object.keys(WORDS[language].outcome)).toEqual(Object.keys(OUTCOMES));
});
