import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { TOAST_DURATION_MS } from '../../flow/waits.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { ShareContent } from '../../platform/sharing/sharing.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import {
  createDrink,
  createMemoryAnnualSummaryGateway,
  createOrder,
} from './annual-summary.memory.ts';
import { type AnnualSummaryPagePorts, annualSummaryPage } from './annual-summary.page.ts';
import type { AnnualSummaryPorts } from './annual-summary.types.ts';
import type { SummaryStage } from './summary-art.ts';
import { SUMMARY_STAGES } from './summary-stage.ts';

const SHARE = { type: 'SHARE', title: 'Tahunku', text: '4 gelas' } as const;

const SHARED: ShareContent = {
  title: 'Tahunku',
  text: '4 gelas',
  url: 'https://kopi.example/#/annualSummary?year=2025',
};

const AT_THE_END = { showing: { summary: { resting: 'fresh' } } };

function createWorld() {
  const clock = createVirtualClock(MEMORY_START);
  return { clock, ...createMemoryAnnualSummaryGateway(clock) };
}

type World = ReturnType<typeof createWorld>;

interface Page {
  readonly start?: Partial<PageStart>;
  readonly ports?: Partial<AnnualSummaryPorts>;
}

/** A loaded year. */
async function open(world: World = createWorld(), { start, ports }: Page = {}) {
  const { clock, annualSummaries, calls } = world;
  const memoryPorts: AnnualSummaryPagePorts = {
    annualSummaries,
    clock,
    art: { load: async () => {} },
    sharing: { share: async () => fail({ kind: 'unavailable' }) },
    clipboard: { copy: async () => false },
    links: { linkTo: (route) => `https://kopi.example/#${route}` },
  };
  const page = openPage(annualSummaryPage, { ...memoryPorts, ...ports }, clock, {
    key: '2025',
    ...start,
  });
  await page.start();
  return {
    ...page,
    clock,
    calls,
    /** Reloads the page with its draft. */
    async reload() {
      page.stop();
      return open(world, { start: { draft: page.draft() } });
    },
  };
}

const next = { type: 'NEXT' } as const;

/** A year at its last stage. */
async function openAtEnd(ports: Partial<AnnualSummaryPorts>) {
  const summary = await open(createWorld(), { ports });
  await summary.send({ type: 'SKIP' });
  return summary;
}

test('moves through the year stage by stage, and back', async () => {
  const { send, state, context, calls } = await open();
  expect(state()).toEqual({ showing: 'start' });
  expect(calls.listOrders.asked.map(({ request }) => request)).toEqual([2025]);
  expect(context().summary).toMatchObject({ year: 2025, cups: 4, personality: 2 });
  const seen = [];
  for (const _ of SUMMARY_STAGES) {
    seen.push(context().stage);
    await send(next);
  }
  expect(seen).toEqual(['start', 'cup', 'top3', 'userKeyword', 'thanks', 'summary']);
  expect(state()).toEqual(AT_THE_END);
  const back = [];
  for (const _ of SUMMARY_STAGES) {
    await send({ type: 'BACK' });
    back.push(context().stage);
  }
  expect(back).toEqual(['thanks', 'userKeyword', 'top3', 'cup', 'start', 'start']);
});

describe('the edition that compares with the year before', () => {
  const start = { key: 'compared/2025' };

  test.each([
    [[], 4],
    [[createOrder('2024-02-01', createDrink('latte'))], 3],
    [[createOrder('2025-02-01', createDrink('latte'))], 4],
  ])('beside %o has %i cups more', async (former, more) => {
    const world = createWorld();
    world.calls.listOrders.next({ kind: 'answered' }, { kind: 'answered', value: former });
    const { send, view, calls } = await open(world, { start });
    expect(calls.listOrders.asked.map(({ request }) => request)).toEqual([2025, 2024]);
    expect(view()).toMatchObject({ stage: 'start', isCompared: true });
    await send(next);
    expect(view()).toMatchObject({ stage: 'cup', cups: 4, more });
  });

  test.each([0, 1])(
    'needs both years: without the answer %i it can be tried again',
    async (index) => {
      const world = createWorld();
      const lost = { kind: 'unreachable' } as const;
      world.calls.listOrders.next(
        ...(index === 0 ? [lost] : [{ kind: 'answered' } as const, lost]),
      );
      const { view } = await open(world, { start });
      expect(view()).toMatchObject({ step: 'loadFailed', problem: { next: 'retry' } });
    },
  );

  test('leads a friend to the same edition', async () => {
    const links: string[] = [];
    const sharing: AnnualSummaryPorts['sharing'] = {
      async share({ url }) {
        links.push(url);
        return succeed(undefined);
      },
    };
    const { send } = await open(createWorld(), { start, ports: { sharing } });
    await send({ type: 'SKIP' }, SHARE);
    expect(links).toEqual(['https://kopi.example/#/annualSummary3rd?year=2025']);
  });
});

test('does not advance by itself', async () => {
  const { clock, send, state } = await open();
  await send(next);
  await clock.advance(60 * 60 * 1000);
  expect(state()).toEqual({ showing: 'cup' });
});

test('skips to the end, and restarts from there', async () => {
  const { send, state } = await open();
  await send(next, { type: 'SKIP' });
  expect(state()).toEqual(AT_THE_END);
  await send({ type: 'RESTART' });
  expect(state()).toEqual({ showing: 'start' });
  await send({ type: 'RESTART' });
  expect(state()).toEqual({ showing: 'start' });
});

test.each(SUMMARY_STAGES)('skips to the end from %s', async (stage) => {
  const { send, state } = await open(createWorld(), { start: { draft: { stage } } });
  await send({ type: 'SKIP' });
  expect(state()).toEqual(AT_THE_END);
});

test.each(SUMMARY_STAGES)('resumes from %s after a reload', async (stage) => {
  const before = await open(createWorld(), { start: { draft: { stage } } });
  expect(before.context().stage).toBe(stage);
  const { state, draft } = await before.reload();
  const value = state();
  expect(value).toEqual({
    showing: stage === 'summary' ? { summary: { resting: 'fresh' } } : stage,
  });
  expect(draft()).toEqual(stage === 'start' ? null : { stage });
});

describe('an empty year', () => {
  test('is shown as empty, without a stage', async () => {
    const world = createWorld();
    world.calls.listOrders.next({ kind: 'answered', value: [] });
    const { send, state, draft } = await open(world, { start: { draft: { stage: 'cup' } } });
    expect(state()).toBe('empty');
    expect(draft()).toBeNull();
    await send(next, { type: 'SKIP' });
    expect(state()).toBe('empty');
  });
});

describe('loading', () => {
  /** Pictures that load when the test resolves them. */
  function slowArt() {
    const waiting = new Map<SummaryStage, { come(): void; fail(): void }>();
    return {
      waiting,
      load: (stage: SummaryStage) =>
        new Promise<void>((resolve, reject) => {
          waiting.set(stage, { come: resolve, fail: () => reject(new Error('It was not there.')) });
        }),
    };
  }

  test('counts the stages that wait for their pictures, down to zero', async () => {
    const art = slowArt();
    const { context, state } = await open(createWorld(), { ports: { art } });
    expect([...art.waiting.keys()]).toEqual(SUMMARY_STAGES);
    expect(context().loadCount).toBe(6);
    const counts = [];
    for (const { come } of art.waiting.values()) {
      expect(state()).toEqual('loadingArt');
      come();
      await settle();
      counts.push(context().loadCount);
    }
    expect(counts).toEqual([5, 4, 3, 2, 1, 0]);
    expect(state()).toEqual({ showing: 'start' });
  });

  test('continues without pictures that fail to load', async () => {
    const art = slowArt();
    const { state } = await open(createWorld(), { ports: { art } });
    for (const { fail: failed } of art.waiting.values()) failed();
    await settle();
    expect(state()).toEqual({ showing: 'start' });
  });

  test('waits ten seconds for pictures, and no longer', async () => {
    const art = slowArt();
    const { clock, state, context } = await open(createWorld(), { ports: { art } });
    art.waiting.get('cup')?.come();
    await clock.advance(9999);
    expect(state()).toEqual('loadingArt');
    await clock.advance(1);
    expect(state()).toEqual({ showing: 'start' });
    expect(context().loadCount).toBe(5);
  });

  test('loads no pictures before the year is loaded', async () => {
    const world = createWorld();
    world.calls.listOrders.next({ kind: 'answered', afterMs: 20_000 });
    const art = slowArt();
    const { clock, state } = await open(world, { ports: { art } });
    expect(state()).toBe('loading');
    expect(art.waiting.size).toBe(0);
    await clock.advance(20_000);
    expect(art.waiting.size).toBe(6);
  });

  test('starts from the stage of before on a tap after a failure', async () => {
    const world = createWorld();
    world.calls.listOrders.next({ kind: 'unreachable' });
    const { send, state } = await open(world, { start: { draft: { stage: 'top3' } } });
    expect(state()).toBe('loadFailed');
    await send({ type: 'RETRY' });
    expect(state()).toEqual({ showing: 'top3' });
  });

  test('ends when the user leaves', async () => {
    const art = slowArt();
    const { stop, view } = await open(createWorld(), { ports: { art } });
    const before = view();
    stop();
    for (const { come } of art.waiting.values()) come();
    await settle();
    expect(view()).toEqual(before);
  });
});

describe('sharing', () => {
  test('opens one sheet for two taps, with a link to the friend’s own year', async () => {
    const asked: ShareContent[] = [];
    const { send, state, isBusy } = await openAtEnd({
      sharing: {
        async share(content) {
          asked.push(content);
          return succeed(undefined);
        },
      },
    });
    const first = send(SHARE);
    expect(isBusy()).toBe(true);
    await Promise.all([first, send({ ...SHARE, title: 'Lain' })]);
    expect(asked).toEqual([SHARED]);
    expect(state()).toEqual({ showing: { summary: { resting: 'shared' } } });
    expect(isBusy()).toBe(false);
    await send(SHARE);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['shared', succeed(undefined)],
    ['copied', fail({ kind: 'unavailable' } as const)],
  ] as const)('that was %s is said for as long as any confirmation stays', async (how, result) => {
    const { clock, send, state } = await openAtEnd({
      sharing: { share: async () => result },
      clipboard: { copy: async () => true },
    });
    await send(SHARE);
    await clock.advance(TOAST_DURATION_MS - 1);
    expect(state()).toEqual({ showing: { summary: { resting: how } } });
    await clock.advance(1);
    expect(state()).toEqual(AT_THE_END);
  });

  test('that the user declined changes nothing', async () => {
    const copied: string[] = [];
    const { send, state } = await openAtEnd({
      sharing: { share: async () => fail({ kind: 'declined' }) },
      clipboard: { copy: async (text) => copied.push(text) > 0 },
    });
    await send(SHARE);
    expect(state()).toEqual(AT_THE_END);
    expect(copied).toEqual([]);
  });

  test.each([
    [true, 'copied'],
    [false, 'failed'],
  ])('that is unavailable copies the link (%s: %s)', async (isCopied, value) => {
    const texts: string[] = [];
    const { send, state } = await openAtEnd({
      clipboard: {
        async copy(text) {
          texts.push(text);
          return isCopied;
        },
      },
    });
    await send(SHARE);
    expect(texts).toEqual([SHARED.url]);
    expect(state()).toEqual({ showing: { summary: { resting: value } } });
  });

  test('is possible only at the end, and going back ends it', async () => {
    const { send, state, isBusy } = await openAtEnd({
      sharing: { share: () => new Promise(() => {}) },
    });
    await send(SHARE, { type: 'SKIP' });
    expect(state()).toEqual({ showing: { summary: 'sharing' } });
    await send({ type: 'BACK' }, SHARE);
    expect(state()).toEqual({ showing: 'thanks' });
    expect(isBusy()).toBe(false);
  });

  test('without an answer ends after a minute', async () => {
    const { clock, send, state } = await openAtEnd({
      sharing: { share: () => new Promise(() => {}) },
    });
    await send(SHARE);
    await clock.advance(59_999);
    expect(state()).toEqual({ showing: { summary: 'sharing' } });
    await clock.advance(1);
    expect(state()).toEqual(AT_THE_END);
  });
});
