import { describe, expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createMemoryAnnualSummaryGateway } from './annual-summary.memory.ts';
import { type AnnualSummaryPagePorts, annualSummaryPage } from './annual-summary.page.ts';
import type { AnnualSummaryEvent, AnnualSummaryPorts } from './annual-summary.types.ts';

const SHARE = { type: 'SHARE', title: '', text: '' } as const;

const TOP = [
  { productId: 'latte', name: { id: 'latte', en: 'latte', zh: 'latte' }, cups: 3 },
  { productId: 'americano', name: { id: 'americano', en: 'americano', zh: 'americano' }, cups: 1 },
];

const LOOK = {
  name: 'Si_Latte_Banget',
  titleLines: ['latte.first', 'latte.second'],
  background: 'latte-background',
  portrait: 'latte-portrait',
  logo: 'latte-logo',
  colours: 'latte-colours',
};

type Calls = ReturnType<typeof createMemoryAnnualSummaryGateway>['calls'];

/** The view after events. */
async function show(
  events: readonly AnnualSummaryEvent[] = [],
  {
    ports = {},
    script = () => {},
  }: {
    readonly ports?: Partial<AnnualSummaryPorts>;
    readonly script?: (calls: Calls) => void;
  } = {},
) {
  const clock = createVirtualClock(MEMORY_START);
  const { annualSummaries, calls } = createMemoryAnnualSummaryGateway(clock);
  script(calls);
  const memoryPorts: AnnualSummaryPagePorts = {
    annualSummaries,
    clock,
    art: { load: async () => {} },
    sharing: { share: async () => fail({ kind: 'unavailable' }) },
    clipboard: { copy: async () => false },
    links: { linkTo: (route) => `https://kopi.example/#${route}` },
  };
  const page = openPage(annualSummaryPage, { ...memoryPorts, ...ports }, clock, { key: '2025' });
  await page.start();
  await page.send(...events);
  return page.view();
}

const next = { type: 'NEXT' } as const;

test('each stage shows its part of the year', async () => {
  const at = { step: 'stage', year: 2025, total: 6 };
  expect(await show()).toEqual({ ...at, position: 1, stage: 'start', isCompared: false });
  expect(await show([next])).toEqual({ ...at, position: 2, stage: 'cup', cups: 4, more: null });
  expect(await show([next, next])).toEqual({ ...at, position: 3, stage: 'top3', top: TOP });
  const keyword = await show([next, next, next]);
  expect(keyword).toEqual({ ...at, position: 4, stage: 'userKeyword', look: LOOK });
  const thanks = await show([next, next, next, next]);
  expect(thanks).toEqual({ ...at, position: 5, stage: 'thanks' });
  expect(await show([{ type: 'SKIP' }])).toEqual({
    ...at,
    position: 6,
    stage: 'summary',
    cups: 4,
    top: TOP,
    look: LOOK,
    sharing: { status: 'resting' },
  });
});

describe('sharing', () => {
  const shown = async (ports: Partial<AnnualSummaryPorts>) =>
    show([{ type: 'SKIP' }, SHARE], { ports });

  test.each<[string, Partial<AnnualSummaryPorts>, object]>([
    ['busy', { sharing: { share: () => new Promise(() => {}) } }, { status: 'busy' }],
    ['shared', { sharing: { share: async () => succeed(undefined) } }, { status: 'shared' }],
    ['copied', { clipboard: { copy: async () => true } }, { status: 'copied' }],
    [
      'failed',
      {},
      { status: 'failed', problem: { message: 'copyFailed', next: 'retry', code: null } },
    ],
  ])('is %s', async (_, ports, sharing) => {
    expect(await shown(ports)).toMatchObject({ stage: 'summary', sharing });
  });
});

test('counts the stages whose art has loaded', async () => {
  const view = await show([], {
    ports: {
      art: { load: (stage) => (stage === 'cup' ? Promise.resolve() : new Promise(() => {})) },
    },
  });
  expect(view).toEqual({ step: 'preparing', year: 2025, loaded: 1, total: 6 });
});

test('an empty year', async () => {
  const empty = await show([], {
    script: ({ listOrders }) => listOrders.next({ kind: 'answered', value: [] }),
  });
  expect(empty).toEqual({ step: 'empty', year: 2025, next: 'home' });
});
