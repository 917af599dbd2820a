import { LANGUAGES, type ProblemMessage } from '@cangkir/core';
import type { CommunityAction, CommunityNotice, CommunityStanding } from '@cangkir/core/community';
import { expect, test } from 'vitest';
import en from './words.en.json' with { type: 'json' };
import id from './words.id.json' with { type: 'json' };
import zh from './words.zh.json' with { type: 'json' };

const WORDS = { id, en, zh };

type Texts<Key extends string> = Readonly<Record<Key, string>>;

// A missing text does not compile. The words of problems are in `problem`.
test.each(LANGUAGES)('all that the community’s page shows has words: %s', (language) => {
  const { action, standing, notice } = WORDS[language];
  const actions: Texts<CommunityAction> = action;
  const standings: Texts<CommunityStanding['kind']> = standing;
  const notices: Texts<Exclude<CommunityNotice, ProblemMessage>> = notice;
  const counts = [actions, standings, notices].map((texts) => new Set(Object.values(texts)).size);
  expect(counts).toEqual([6, 10, 8]);
});
