import { expect, test } from 'vitest';
import { figureTable, missesBar } from './figure-table.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { PAGE_FIGURES, type PageFigure } from './pages/page-figures.ts';

type Figures = Readonly<Record<PageFigure, number>>;

const LANDING: MeasuredPage = {
  name: 'getCoupons',
  label: 'getCoupons, visitor',
  route: '/get-coupons',
  isForMember: false,
  isLanding: true,
};
const FAST: Figures = {
  fcp: 800,
  lcp: 1700,
  tbt: 20,
  cls: 0,
  inLine: 3,
  accessibility: 100,
  practices: 100,
  slowdown: 3,
};
const SLOW: Figures = {
  fcp: 3000,
  lcp: 5000,
  tbt: 400,
  cls: 0.5,
  inLine: 5,
  accessibility: 90,
  practices: 90,
  slowdown: 3,
};

test('one slow run among three misses no bar', () => {
  expect(missesBar(PAGE_FIGURES, { page: LANDING, runs: [FAST, SLOW, FAST] })).toBe(false);
  expect(missesBar(PAGE_FIGURES, { page: LANDING, runs: [SLOW, FAST, SLOW] })).toBe(true);
});

test.each(['fcp', 'lcp', 'tbt', 'cls', 'inLine', 'accessibility', 'practices'] as const)(
  'a bad %s misses its bar',
  (figure) => {
    expect(
      missesBar(PAGE_FIGURES, { page: LANDING, runs: [{ ...FAST, [figure]: SLOW[figure] }] }),
    ).toBe(true);
  },
);

test('one run misses a bar of every run', () => {
  const figures = { times: { title: 'times', bar: () => 1, isOfEveryRun: true } };
  const runs = [{ times: 1 }, { times: 2 }, { times: 1 }];
  expect(missesBar(figures, { page: LANDING, runs })).toBe(true);
  expect(missesBar(figures, { page: LANDING, runs: [{ times: 1 }, { times: 0 }] })).toBe(false);
  expect(figureTable(figures, [{ page: LANDING, runs }])).toContain('1 (1–2) ≤ 1 !');
});

test('a landing page has a stricter bar than another one', () => {
  const runs = [{ ...FAST, lcp: 2000 }];
  expect(missesBar(PAGE_FIGURES, { page: LANDING, runs })).toBe(true);
  expect(missesBar(PAGE_FIGURES, { page: { ...LANDING, isLanding: false }, runs })).toBe(false);
});

test('shows the median, the spread, the bar, and what misses it', () => {
  const runs = [FAST, { ...FAST, lcp: 1900, cls: 0.02 }, { ...FAST, lcp: 1850, cls: 0.03 }];
  const [, line] = figureTable(PAGE_FIGURES, [{ page: LANDING, runs }]).split('\n');
  expect(line?.split(/ {3,}/)).toEqual([
    'getCoupons, visitor',
    '800 ≤ 900',
    '1850 (1700–1900) ≤ 1800 !',
    '20 ≤ 50',
    '0.020 (0.000–0.030) ≤ 0.01 !',
    '3 ≤ 3',
    '100',
    '100',
    '3.0',
  ]);
});
