import { LANGUAGES, type ProblemMessage } from '@cangkir/core';
import type { CheckInDay, CheckInNotice } from '@cangkir/core/check-in';
import { expect, test } from 'vitest';
import en from './words.en.json' with { type: 'json' };
import id from './words.id.json' with { type: 'json' };
import zh from './words.zh.json' with { type: 'json' };

const WORDS = { id, en, zh };

type Texts<Key extends string> = Readonly<Record<Key, string>>;

// A missing text does not compile. The words of problems are in `problem`.
test.each(LANGUAGES)('all that a check-in shows has words: %s', (language) => {
  const days: Texts<CheckInDay['state']> = WORDS[language].day;
  const notices: Texts<Exclude<CheckInNotice, ProblemMessage>> = WORDS[language].notice;
  expect([days, notices].map((texts) => new Set(Object.values(texts)).size)).toEqual([5, 2]);
});
