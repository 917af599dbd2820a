import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { TOAST_DURATION_MS } from '../../flow/toast-duration.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { ShareContent } from '../../platform/sharing/sharing.ts';
import { createMemoryAnnualSummaryGateway } from '../../testing/memory-annual-summary-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { annualSummaryMachine } from './annual-summary.machine.ts';
import type {
  AnnualSummaryEvent,
  AnnualSummaryInput,
  AnnualSummaryPorts,
} from './annual-summary.types.ts';
import { annualSummaryDraftOf } from './annual-summary-draft.ts';
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
  readonly input?: Partial<AnnualSummaryInput>;
  readonly ports?: Partial<AnnualSummaryPorts>;
}

/** A freshly loaded year, before any answer. */
function start(world: World, { input, ports }: Page) {
  const { clock, annualSummaries, calls } = world;
  const memoryPorts: AnnualSummaryPorts = {
    annualSummaries,
    art: { load: async () => {} },
    sharing: { share: async () => fail({ kind: 'unavailable' }) },
    clipboard: { copy: async () => false },
    links: { linkTo: (route) => `https://kopi.example/#${route}` },
  };
  const actor = createActor(annualSummaryMachine, {
    clock,
    input: {
      ports: { ...memoryPorts, ...ports },
      year: 2025,
      loggedIn: true,
      draft: null,
      ...input,
    },
  });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();

  async function send(...events: readonly AnnualSummaryEvent[]) {
    for (const event of events) {
      actor.send(event);
      await settle();
    }
  }

  const context = () => actor.getSnapshot().context;
  return {
    clock,
    calls,
    actor,
    emitted,
    send,
    context,
    state: () => actor.getSnapshot().value,
    busy: () => actor.getSnapshot().hasTag('busy'),
    draft: () => annualSummaryDraftOf(context()),
    /** Reloads the page with its draft. */
    async reload() {
      actor.stop();
      return open(world, { input: { draft: annualSummaryDraftOf(context()) } });
    },
  };
}

async function open(world: World = createWorld(), page: Page = {}) {
  const summary = start(world, page);
  await settle();
  return summary;
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
  const { send, state } = await open(createWorld(), { input: { draft: { stage } } });
  await send({ type: 'SKIP' });
  expect(state()).toEqual(AT_THE_END);
});

test.each(SUMMARY_STAGES)('resumes from %s after a reload', async (stage) => {
  const before = await open(createWorld(), { input: { draft: { stage } } });
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
    const { send, state, draft } = await open(world, { input: { draft: { stage: 'cup' } } });
    expect(state()).toBe('empty');
    expect(draft()).toBeNull();
    await send(next, { type: 'SKIP' }, { type: 'RETRY' });
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

  test('starts again on a tap after a failure', async () => {
    const world = createWorld();
    world.calls.listOrders.next({ kind: 'unreachable' });
    const { send, state, context } = await open(world, { input: { draft: { stage: 'top3' } } });
    expect(state()).toBe('loadFailed');
    expect(context().problem?.message).toBe('unreachable');
    await send({ type: 'RETRY' });
    expect(state()).toEqual({ showing: 'top3' });
    expect(context()).toMatchObject({ problem: null, loadCount: 0 });
  });

  test('begins at the start, and ends with the page', async () => {
    const signals: unknown[] = [];
    const world = createWorld();
    const { actor, context } = start(world, {
      ports: {
        annualSummaries: {
          listOrders: (_, options) => {
            signals.push(options?.signal);
            return new Promise(() => {});
          },
        },
      },
    });
    expect(context().stage).toBe('start');
    actor.stop();
    expect(signals).toMatchObject([{ aborted: true }]);
  });

  test('ends when the user leaves', async () => {
    const art = slowArt();
    const { actor, context } = await open(createWorld(), { ports: { art } });
    actor.stop();
    for (const { come } of art.waiting.values()) come();
    await settle();
    expect(context().loadCount).toBe(6);
  });
});

describe('a login', () => {
  test('is required before anything is loaded', async () => {
    const { state, emitted, calls, send } = await open(createWorld(), {
      input: { loggedIn: false },
    });
    expect(state()).toBe('loginRequired');
    expect(emitted).toEqual(['loginRequired']);
    expect(calls.listOrders.asked).toEqual([]);
    await send({ type: 'LOG_IN' });
    expect(emitted).toEqual(['loginRequired', 'loginRequired']);
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(state()).toEqual({ showing: 'start' });
  });

  test.each([
    ['the token is refused', RESPONSE_CODE.tokenInvalid, ['sessionEnded', 'loginRequired']],
    ['the backend requires it', CLAIM_CODE.loginRequired, ['loginRequired']],
  ] as const)('is required where %s', async (_, code, events) => {
    const world = createWorld();
    world.calls.listOrders.next({ kind: 'refused', code });
    const { state, emitted, context } = await open(world);
    expect([state(), emitted]).toEqual(['loginRequired', events]);
    expect(context().problem).toBeNull();
  });

  test('of another user shows their year, from its start', async () => {
    const { send, state, context, calls } = await open();
    await send(next, { type: 'SESSION_CHANGED', loggedIn: false });
    expect(state()).toBe('loginRequired');
    expect(context()).toMatchObject({ summary: null, stage: 'start', loggedIn: false });
    await send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(state()).toEqual({ showing: 'start' });
    expect(calls.listOrders.asked).toHaveLength(2);
  });

  test('after a failed load shows no stale problem', async () => {
    const world = createWorld();
    world.calls.listOrders.next({ kind: 'unreachable' });
    const { send, state, context } = await open(world);
    await send({ type: 'SESSION_CHANGED', loggedIn: false });
    expect(state()).toBe('loginRequired');
    expect(context().problem).toBeNull();
  });
});

describe('sharing', () => {
  test('opens one sheet for two taps, with a link to the friend’s own year', async () => {
    const asked: ShareContent[] = [];
    const { actor, send, state, busy } = await openAtEnd({
      sharing: {
        async share(content) {
          asked.push(content);
          return succeed(undefined);
        },
      },
    });
    actor.send(SHARE);
    expect(busy()).toBe(true);
    await send({ ...SHARE, title: 'Lain' });
    expect(asked).toEqual([SHARED]);
    expect(state()).toEqual({ showing: { summary: { resting: 'shared' } } });
    expect(busy()).toBe(false);
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
    const { send, state, busy } = await openAtEnd({
      sharing: { share: () => new Promise(() => {}) },
    });
    await send(SHARE, { type: 'SKIP' });
    expect(state()).toEqual({ showing: { summary: 'sharing' } });
    await send({ type: 'BACK' }, SHARE);
    expect(state()).toEqual({ showing: 'thanks' });
    expect(busy()).toBe(false);
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
