import lighthouse, { type Flags } from 'lighthouse';
import * as v from 'valibot';
import { SLOW_4G } from '../app/slow-phone.ts';
import type { PageFigure } from './page-figures.ts';
import { requestsInLine } from './requests-in-line.ts';

/** A phone on slow 4G. The browser itself delays, which varies least. */
const FLAGS: Flags = {
  formFactor: 'mobile',
  throttlingMethod: 'devtools',
  onlyAudits: [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'network-requests',
    'lcp-breakdown-insight',
  ],
  onlyCategories: ['accessibility', 'best-practices'],
  disableFullPageScreenshot: true,
  logLevel: 'error',
};

const NUMBER = v.object({ numericValue: v.number() });

/** The audits of a report that we read. */
const AUDITS = v.object({
  'first-contentful-paint': NUMBER,
  'largest-contentful-paint': NUMBER,
  // It needs five quiet seconds.
  'total-blocking-time': v.object({
    numericValue: v.optional(v.number(), Number.POSITIVE_INFINITY),
  }),
  'cumulative-layout-shift': NUMBER,
  'network-requests': v.object({
    details: v.object({
      items: v.array(
        v.object({
          networkRequestTime: v.number(),
          // Missing if the measurement ended first.
          networkEndTime: v.optional(v.number(), Number.POSITIVE_INFINITY),
        }),
      ),
    }),
  }),
});

/** What was the largest. */
const LARGEST = v.object({
  details: v.object({ items: v.array(v.object({ nodeLabel: v.optional(v.string()) })) }),
});

const SCORE = v.object({ score: v.number() });

const CATEGORIES = v.object({ accessibility: SCORE, 'best-practices': SCORE });

/** The figures of a first view, and what was the largest in it: its text, or empty if unknown. */
export type MeasuredView = Readonly<Record<PageFigure, number>> & { readonly largest: string };

/**
 * Measures the first view at an address once, with an empty cache. The TBT is infinite if the page was not quiet in time.
 *
 * @param port That of the browser's DevTools.
 * @param slowdown How many times the phone is slower than this machine.
 * @param maxWait Milliseconds.
 */
export async function measurePage(
  address: string,
  port: number,
  slowdown: number,
  maxWait: number,
): Promise<MeasuredView> {
  const result = await lighthouse(address, {
    ...FLAGS,
    port,
    maxWaitForLoad: maxWait,
    throttling: { ...SLOW_4G, cpuSlowdownMultiplier: slowdown },
  });
  const { runtimeError, audits, categories } = result?.lhr ?? {};
  if (runtimeError) throw new Error(`Lighthouse failed at ${address}: ${runtimeError.message}`);
  const report = v.parse(AUDITS, audits);
  const scores = v.parse(CATEGORIES, categories);
  const breakdown = v.safeParse(LARGEST, audits?.['lcp-breakdown-insight']);
  const parts = breakdown.success ? breakdown.output.details.items : [];
  const lcp = report['largest-contentful-paint'].numericValue;
  const requests = report['network-requests'].details.items.map((item) => ({
    start: item.networkRequestTime,
    end: item.networkEndTime,
  }));
  return {
    fcp: report['first-contentful-paint'].numericValue,
    lcp,
    tbt: report['total-blocking-time'].numericValue,
    cls: report['cumulative-layout-shift'].numericValue,
    inLine: requestsInLine(requests, lcp),
    accessibility: scores.accessibility.score * 100,
    practices: scores['best-practices'].score * 100,
    slowdown,
    largest: parts.find(({ nodeLabel }) => nodeLabel !== undefined)?.nodeLabel ?? '',
  };
}
