import { APP_PROBLEMS, CODE_TABLE, LANGUAGES, type Language } from '@cangkir/core';
import type { FriendCutMessage } from '@cangkir/core/bargain';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18n, loadNamespaces, showLanguage, startI18n } from '../i18n/i18n.ts';
import messages from './messages.id.json';

/** Every message: of the backend's codes, and of the problems that the app finds by itself. */
const MESSAGES = new Set([
  ...CODE_TABLE.filter(({ next }) => next !== 'goOn').map(({ message }) => message),
  ...Object.keys(APP_PROBLEMS),
]);

/** The messages of section 8, in the specification's own words. Some say what no code of the backend does. */
const SPECIFIED: Partial<Readonly<Record<keyof typeof messages, string>>> = {
  ended: 'The event has already ended',
  notStarted: 'The event is not started yet',
  newUsersOnly: 'Sorry, only new user can claim this voucher',
  alreadyClaimed: "It's already Claimed",
  allClaimed: 'All vouchers have been claimed..',
  notYetTime: 'Oops, now is not a valid time to claim it',
  promoOver: 'Oops, the promo is over',
  noMoreVouchers: 'Oops, no more vouchers',
  appUpdateRequired: 'You must update the app to take part in this event',
  latestVersionRequired: 'Please download the latest version',
  phoneInvalid: 'Please enter a valid phone number',
};

interface Success {
  readonly key: string;
  /** The Indonesian of the specification, or null where the messages are ours. */
  readonly indonesian: string | null;
}

const SUCCESSES: Readonly<Record<'copied' | FriendCutMessage['message'], Success>> = {
  copied: { key: 'referral:copied', indonesian: null },
  friendCut: {
    key: 'bargain:news.friendCut',
    indonesian: 'Selamat! Teman kamu Potong Rp\u00a012.500',
  },
  friendsCut: {
    key: 'bargain:news.friendsCut',
    indonesian: 'Selamat! Teman-teman kamu potong Rp\u00a012.500',
  },
};

/** Stands for missing messages. */
const MISSING = '';

const CHINESE = /\p{Script=Han}/u;

beforeAll(async () => {
  await startI18n('en');
  await loadNamespaces(['bargain', 'referral']);
});

/** A message as the screens say it. */
async function say(language: Language, key: string): Promise<string> {
  await showLanguage(language);
  return i18n.t(key, { amount: '12.500', defaultValue: MISSING });
}

/** Where a key has its text. */
function placeOf(language: Language, key: string): string {
  const [folder = '', name] = key.split(':');
  const path = folder === 'problem' ? folder : `features/${folder}`;
  return `apps/h5/src/${path}/messages.${language}.json: ${name}`;
}

describe('every problem has messages in every language', () => {
  test.each([...MESSAGES, ...Object.keys(SPECIFIED)])('%s', async (message) => {
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const key = `problem:${message}`;
      const text = await say(language, key);
      const place = placeOf(language, key);
      expect(text, place).not.toBe(MISSING);
      expect(text, place).not.toContain('{{');
      expect(CHINESE.test(text), place).toBe(language === 'zh');
      texts.add(text);
    }
    expect(texts.size).toBe(LANGUAGES.length);
  });
});

test.each(Object.keys(messages.help))(
  'what helps with %s is said in every language',
  async (message) => {
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const key = `problem:help.${message}`;
      const text = await say(language, key);
      expect(text, placeOf(language, key)).not.toBe(MISSING);
      texts.add(text);
    }
    expect(texts.size).toBe(LANGUAGES.length);
  },
);

describe('every success has messages in every language', () => {
  test.each(Object.entries(SUCCESSES))('%s', async (message, { key, indonesian }) => {
    for (const language of LANGUAGES) {
      const text = await say(language, key);
      const place = placeOf(language, key);
      expect(text, place).not.toBe(MISSING);
      expect(text, place).not.toContain('{{');
      expect(CHINESE.test(text), place).toBe(language === 'zh');
      if (message !== 'copied' && language !== 'id') expect(text).toContain('Rp12.500');
      if (language === 'id' && indonesian !== null) expect(text).toBe(indonesian);
    }
  });
});

test('English says the messages of the specification word for word', async () => {
  for (const [message, text] of Object.entries(SPECIFIED)) {
    expect(await say('en', `problem:${message}`)).toBe(text);
  }
});

test('a helper with a bargain of their own reads so in every language', async () => {
  for (const language of LANGUAGES)
    expect(await say(language, 'bargain:downlink')).not.toBe(MISSING);
});

test('an unknown code is shown with its number in every language', async () => {
  for (const language of LANGUAGES) {
    await showLanguage(language);
    expect(i18n.t('problem:unexpectedCode', { code: 39999 })).toContain('39999');
  }
});
