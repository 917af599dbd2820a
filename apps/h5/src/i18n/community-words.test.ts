import {
  type CheckInDay,
  type CheckInNotice,
  type CommunityAction,
  type CommunityNotice,
  type CommunityStanding,
  LANGUAGES,
  type ProblemMessage,
} from '@cangkir/core';
import { expect, test } from 'vitest';
import checkInEn from '../locales/en/check-in.json' with { type: 'json' };
import communityEn from '../locales/en/community.json' with { type: 'json' };
import checkInId from '../locales/id/check-in.json' with { type: 'json' };
import communityId from '../locales/id/community.json' with { type: 'json' };
import checkInZh from '../locales/zh/check-in.json' with { type: 'json' };
import communityZh from '../locales/zh/community.json' with { type: 'json' };

const COMMUNITY = { id: communityId, en: communityEn, zh: communityZh };
const CHECK_IN = { id: checkInId, en: checkInEn, zh: checkInZh };

type Words<Key extends string> = Readonly<Record<Key, string>>;

// What is a problem, too, is told in the catalogue's words. A word that lacks does not compile.
test.each(LANGUAGES)('there are words for all that the community’s page shows: %s', (language) => {
  const { action, standing, notice } = COMMUNITY[language];
  const actions: Words<CommunityAction> = action;
  const standings: Words<CommunityStanding['kind']> = standing;
  const notices: Words<Exclude<CommunityNotice, ProblemMessage>> = notice;
  const said = [actions, standings, notices].map((words) => new Set(Object.values(words)).size);
  expect(said).toEqual([6, 10, 8]);
});

test.each(LANGUAGES)('there are words for all that a check-in shows: %s', (language) => {
  const days: Words<CheckInDay['state']> = CHECK_IN[language].day;
  const notices: Words<Exclude<CheckInNotice, ProblemMessage>> = CHECK_IN[language].notice;
  expect([days, notices].map((words) => new Set(Object.values(words)).size)).toEqual([4, 2]);
});
