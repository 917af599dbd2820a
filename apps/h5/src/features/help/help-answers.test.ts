import { E_WALLETS, LANGUAGES, type Language, MARKETS, type Market } from '@cangkir/core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { formatDay, formatDayAndTime } from '../../format/moment.ts';
import { type Answer, helpAnswers, searchAnswers, shortSearch } from './help-answers.ts';
import type { HelpReader } from './help-numbers.ts';
import { QUESTIONS, type QuestionId } from './help-questions.ts';
import en from './messages.en.json' with { type: 'json' };
import id from './messages.id.json' with { type: 'json' };
import zh from './messages.zh.json' with { type: 'json' };

const NOW = Date.parse('2026-09-04T15:00:00+07:00');

type I18n = typeof import('../../i18n/i18n.ts')['i18n'];

function answersIn(i18n: I18n, market: Market): readonly Answer[] {
  const [language] = LANGUAGES.filter((each) => each === i18n.language);
  if (language === undefined) throw new Error(`${i18n.language} is no language of ours.`);
  const reader: HelpReader = {
    market,
    now: NOW,
    language,
    t: i18n.getFixedT(language, 'help'),
    format: {
      day: (moment) => formatDay(moment, language),
      dayAndTime: (moment) => formatDayAndTime(moment, language),
    },
  };
  return helpAnswers(reader, null);
}

async function startIn(language: Language): Promise<I18n> {
  vi.resetModules();
  const { i18n, startI18n, loadNamespaces } = await import('../../i18n/i18n.ts');
  await startI18n(language);
  await loadNamespaces(['help']);
  return i18n;
}

test.each([
  ['id', id],
  ['en', en],
  ['zh', zh],
] as const)(
  'no text in %s holds a number of its own: they come from the rules',
  (_language, messages) => {
    expect(JSON.stringify(messages)).not.toMatch(/\d/);
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  let i18n: I18n;

  beforeAll(async () => {
    i18n = await startIn(language);
  });

  test.each(MARKETS)('every question of %s has its text, with every number filled in', (market) => {
    const answers = answersIn(i18n, market);
    expect(answers.map((answer) => answer.id)).toEqual(
      QUESTIONS.filter((question) => market in question.answers).map((question) => question.id),
    );
    for (const { question, text } of answers) {
      expect(question).not.toMatch(/^questions\./);
      expect(text).not.toMatch(/^answers\.|\{\{|undefined|NaN/);
    }
  });
});

type Row = readonly [market: Market, question: QuestionId, numbers: readonly string[]];

/** The numbers of the specification, sections 5 and 9. */
const NUMBERS: readonly Row[] = [
  ['ID', 'earn', ['Rp1.000', '1 point', 'Rp37.500', '37 points']],
  ['PH', 'earn', ['₱10.00', '1 point', '₱255.00', '25 points']],
  ['SG', 'earn', ['S$1.00', '10 points', 'S$8.90', '80 points']],
  ['ID', 'expiry', ['12 months', 'Sep 4, 2026', 'Sep 30, 2027']],
  ['SG', 'expiry', ['12 months', 'Sep 4, 2026', 'Sep 30, 2027']],
  ['ID', 'redeem', ['Rp50', 'multiples of 2', '100 points', 'Rp5.000']],
  ['ID', 'redeemApp', ['3.3.0']],
  ['PH', 'voucherApp', ['3.3.0']],
  ['ID', 'pickup', ['Sep 4, 2026', '11:59']],
  [
    'ID',
    'refundTime',
    [
      `E-wallet ${E_WALLETS.eWalletA}: within 3 working days`,
      `E-wallet ${E_WALLETS.eWalletB}: within 5 working days`,
      `E-wallet ${E_WALLETS.eWalletC}: within 5 working days`,
      `E-wallet ${E_WALLETS.eWalletD}: within 5 working days`,
      `E-wallet ${E_WALLETS.eWalletE}: within 20 working days`,
    ],
  ],
  ['PH', 'refundTime', ['Every way to pay: 7–14 days']],
  ['SG', 'refundTime', ['Every way to pay: 7–14 days']],
];

describe('in English', () => {
  let i18n: I18n;

  beforeAll(async () => {
    i18n = await startIn('en');
  });

  test.each(NUMBERS)('in %s, %s names %j', (market, question, numbers) => {
    const answer = answersIn(i18n, market).find((each) => each.id === question);
    const times = answer?.refundTimes.map(({ methods, time }) => `${methods}: ${time}`) ?? [];
    const text = [answer?.text, ...times].join('\n');
    for (const number of numbers) expect(text).toContain(number);
  });

  test('redeeming is explained where it is possible', () => {
    const redeem = (market: Market) =>
      answersIn(i18n, market).filter((each) => ['redeem', 'combine'].includes(each.id));
    expect(redeem('ID')).toHaveLength(2);
    expect(redeem('SG').map(({ text }) => text)).toEqual([en.answers.redeemAbroad]);
  });

  test.each([
    ['EXPIRE points', ['expiry', 'redeem', 'returned']],
    ['ＱＲ counter', ['useVoucher']],
    ["can't promise", ['otherMethods']],
    ['20 working', ['refundTime']],
    ['3.3.0', ['redeemApp', 'voucherApp']],
    ['unicorn', []],
  ])('a search for %j finds %j', (search, found) => {
    expect(searchAnswers(answersIn(i18n, 'ID'), search).map((each) => each.id)).toEqual(found);
  });
});

test.each([
  ['kucing', 'kucing'],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(40)}…`],
  [`${'a'.repeat(39)} b`, `${'a'.repeat(39)}…`],
  ['😺'.repeat(41), `${'😺'.repeat(40)}…`],
])('shortens the search %s when it is repeated', (search, shown) => {
  expect(shortSearch(search)).toBe(shown);
});
