import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GatewayFailure } from '../../flow/gateway/gateway.ts';
import { MINUTE_MS } from '../../platform/clock/durations.ts';
import { TAB_KEYS } from '../../platform/session/storage-keys.ts';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { createMemoryTrackingGateway } from '../../testing/memory-tracking-gateway.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { createTrackingQueue } from './tracking-queue.ts';

const LOST: GatewayFailure = { kind: 'unreachable' };

/** A tab, whose page can be reloaded. */
function openTab(storage = createMemoryKeyValueStore()) {
  const clock = createVirtualClock(0);
  const random = createSeededRandom(1);
  const tracking = createMemoryTrackingGateway(clock);
  const secrets: string[] = [];
  const load = () =>
    createTrackingQueue({ tracking, clock, random, storage, secrets: () => secrets });
  return { clock, tracking, storage, secrets, load, queue: load() };
}

function sentNames({ tracking }: ReturnType<typeof openTab>) {
  return tracking.batches.map(({ names }) => names);
}

describe('events', () => {
  test('are sent together, 6 s after the first', async () => {
    const { clock, tracking, queue } = openTab();
    queue.track('a');
    await clock.advance(5999);
    queue.track('b');
    expect(tracking.batches).toEqual([]);
    await clock.advance(1);
    expect(tracking.batches).toEqual([{ at: 6000, names: ['a', 'b'], isLeaving: false }]);
    await clock.advance(MINUTE_MS);
    expect(tracking.batches).toHaveLength(1);
  });

  test('that come later form another batch', async () => {
    const tab = openTab();
    tab.queue.track('a');
    await tab.clock.advance(10_000);
    tab.queue.track('b');
    await tab.clock.advance(6000);
    expect(tab.tracking.batches.map(({ at }) => at)).toEqual([6000, 16_000]);
    expect(sentNames(tab)).toEqual([['a'], ['b']]);
  });

  test('carry their time, content and a unique id', async () => {
    const { clock, tracking, queue } = openTab();
    await clock.advance(7);
    queue.track('tap', { page: '/mine', index: 2 });
    queue.track('tap');
    await clock.advance(6000);
    const [first, second] = tracking.events;
    expect(first).toMatchObject({ name: 'tap', at: 7, properties: { page: '/mine', index: 2 } });
    expect(second).toMatchObject({ name: 'tap', at: 7, properties: {} });
    expect(first?.id).not.toBe(second?.id);
    expect(first?.sessionId).toBe(second?.sessionId);
    expect(first?.id).not.toBe(first?.sessionId);
  });

  test('are stored under their own key', () => {
    expect(TAB_KEYS.tracking).toBe('tracking');
  });

  test('hold no secrets, and no overlong texts', async () => {
    const { clock, tracking, secrets, queue, storage } = openTab();
    secrets.push('token-1');
    queue.track('n'.repeat(2000), { token: 'x', link: '/x?t=token-1', to: '+6281234567890' });
    queue.track('call +6281234567890 with token-1');
    expect(storage.get(TAB_KEYS.tracking)).not.toMatch(/token-1|81234/);
    await clock.advance(6000);
    expect(tracking.events).toMatchObject([
      { name: 'n'.repeat(1024), properties: { link: '/x?t=***', to: '***' } },
      { name: 'call *** with ***', properties: {} },
    ]);
  });

  test('go in several batches where they are too long for one', async () => {
    const { clock, tracking, queue } = openTab();
    for (let index = 0; index < 100; index += 1) queue.track(String(index).padStart(1000, '.'));
    await clock.advance(6000);
    expect(JSON.stringify(tracking.events).length).toBeLessThan(50_000);
    await clock.advance(MINUTE_MS);
    expect(tracking.batches.length).toBe(3);
    expect(tracking.events.map(({ name }) => Number(name.slice(-3).replaceAll('.', '')))).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
  });

  test('are at most 200: the oldest are dropped', async () => {
    const { clock, tracking, queue } = openTab();
    for (let index = 0; index < 201; index += 1) queue.track(String(index));
    await clock.advance(6000);
    const names = tracking.batches[0]?.names;
    expect(names).toHaveLength(200);
    expect([names?.[0], names?.at(-1)]).toEqual(['1', '200']);
  });

  test('are not sent if there are none', async () => {
    const { clock, tracking, queue } = openTab();
    queue.start();
    queue.hidden();
    await clock.advance(MINUTE_MS);
    expect(tracking.batches).toEqual([]);
  });
});

describe('a failed batch', () => {
  test.each<[string, GatewayFailure]>([
    ['was lost', LOST],
    ['met a busy sink', { kind: 'busy', code: 10000 }],
    ['was answered in other words', { kind: 'malformed' }],
  ])('is retried after 6 s with newer events if it %s', async (_, failure) => {
    const tab = openTab();
    tab.tracking.next(failure, failure);
    tab.queue.track('a');
    await tab.clock.advance(6000);
    tab.queue.track('b');
    await tab.clock.advance(12_000);
    expect(sentNames(tab)).toEqual([['a'], ['a', 'b'], ['a', 'b']]);
    expect(tab.tracking.batches.map(({ at }) => at)).toEqual([6000, 12_000, 18_000]);
    await tab.clock.advance(MINUTE_MS);
    expect(tab.tracking.batches).toHaveLength(3);
    expect(tab.tracking.events[0]?.id).toBe(tab.tracking.events[1]?.id);
  });

  test('for good stands in nobody’s way', async () => {
    const tab = openTab();
    tab.tracking.next({ kind: 'rejected', code: 10014 });
    tab.queue.track('a');
    await tab.clock.advance(6000);
    tab.queue.track('b');
    await tab.clock.advance(MINUTE_MS);
    expect(sentNames(tab)).toEqual([['a'], ['b']]);
  });
});

describe('while a batch is pending', () => {
  test('no other one is sent, and newer events wait for the next', async () => {
    const tab = openTab();
    tab.tracking.answerAfter(10_000);
    tab.queue.track('a');
    await tab.clock.advance(6000);
    tab.queue.track('b');
    await tab.clock.advance(9999);
    expect(sentNames(tab)).toEqual([['a']]);
    await tab.clock.advance(1 + 6000);
    expect(sentNames(tab)).toEqual([['a'], ['b']]);
    expect(tab.tracking.maxPending()).toBe(1);
  });

  test('events dropped for newer ones are not waited for', async () => {
    const tab = openTab();
    tab.tracking.answerAfter(1000);
    tab.queue.track('old');
    await tab.clock.advance(6000);
    for (let index = 0; index < 200; index += 1) tab.queue.track(String(index));
    await tab.clock.advance(MINUTE_MS);
    expect(tab.tracking.batches).toHaveLength(2);
    expect(tab.tracking.batches[1]?.names).toHaveLength(200);
    expect(tab.tracking.batches[1]?.names[0]).toBe('0');
  });
});

describe('a hidden page', () => {
  test('sends what it has at once, and once', async () => {
    const { clock, tracking, queue } = openTab();
    queue.track('a');
    await clock.advance(100);
    queue.hidden();
    expect(tracking.batches).toEqual([{ at: 100, names: ['a'], isLeaving: true }]);
    await clock.advance(MINUTE_MS);
    expect(tracking.batches).toHaveLength(1);
  });

  test('with a pending batch sends the rest right after it', async () => {
    const { clock, tracking, queue } = openTab();
    tracking.answerAfter(1000);
    queue.track('a');
    await clock.advance(6000);
    queue.track('b');
    queue.hidden();
    queue.hidden();
    await clock.advance(MINUTE_MS);
    expect(tracking.batches).toEqual([
      { at: 6000, names: ['a'], isLeaving: false },
      { at: 7000, names: ['b'], isLeaving: true },
    ]);
    expect(tracking.maxPending()).toBe(1);
  });

  test('continues in batches when it is shown again', async () => {
    const { clock, tracking, queue } = openTab();
    tracking.answerAfter(1000);
    queue.track('a');
    await clock.advance(6000);
    queue.hidden();
    await clock.advance(1000);
    queue.track('b');
    await clock.advance(6000);
    queue.track('c');
    await clock.advance(7000);
    expect(tracking.batches.map(({ at, isLeaving }) => [at, isLeaving])).toEqual([
      [6000, false],
      [13_000, false],
      [20_000, false],
    ]);
  });
});

describe('a reload', () => {
  test('keeps unsent events, and continues the visit', async () => {
    const tab = openTab();
    tab.queue.track('a', { seen: true });
    tab.queue.stop();
    tab.queue.hidden();
    await tab.clock.advance(MINUTE_MS);
    expect(tab.tracking.batches).toEqual([]);
    const next = tab.load();
    next.start();
    next.track('b');
    await tab.clock.advance(6000);
    expect(sentNames(tab)).toEqual([['a', 'b']]);
    expect(tab.tracking.events[0]).toMatchObject({ at: 0, properties: { seen: true } });
    expect(tab.tracking.events[0]?.sessionId).toBe(tab.tracking.events[1]?.sessionId);
  });

  test('sends leftover events even without new ones', async () => {
    const tab = openTab();
    tab.queue.track('a');
    tab.queue.stop();
    tab.load().start();
    await tab.clock.advance(5999);
    expect(tab.tracking.batches).toEqual([]);
    await tab.clock.advance(1);
    expect(sentNames(tab)).toEqual([['a']]);
  });

  test('during a batch sends it again with the same ids', async () => {
    const tab = openTab();
    tab.tracking.answerAfter(1000);
    tab.queue.track('a');
    await tab.clock.advance(6000);
    tab.queue.stop();
    const next = tab.load();
    tab.tracking.next(LOST);
    next.start();
    await tab.clock.advance(MINUTE_MS);
    expect(new Set(tab.tracking.events.map(({ id }) => id)).size).toBe(1);
    expect(tab.tracking.events.length).toBeGreaterThan(1);
  });

  test.each(['garbage', '{"version":1,"state":{"visit":null,"events":[{"name":"a"}]}}'])(
    'drops foreign content: %j',
    async (text) => {
      const tab = openTab(createMemoryKeyValueStore({ [TAB_KEYS.tracking]: text }));
      expect(tab.storage.get(TAB_KEYS.tracking)).toBeNull();
      tab.queue.track('b');
      await tab.clock.advance(6000);
      expect(sentNames(tab)).toEqual([['b']]);
    },
  );
});

describe('a stopped queue', () => {
  test('sends nothing more, but stores new events', async () => {
    const tab = openTab();
    tab.queue.stop();
    tab.queue.track('a');
    await tab.clock.advance(MINUTE_MS);
    expect(tab.tracking.batches).toEqual([]);
    tab.load().start();
    await tab.clock.advance(6000);
    expect(sentNames(tab)).toEqual([['a']]);
  });

  test('sends no second batch after the pending one', async () => {
    const tab = openTab();
    tab.tracking.answerAfter(1000);
    tab.queue.track('a');
    await tab.clock.advance(6000);
    tab.queue.track('b');
    tab.queue.hidden();
    tab.queue.stop();
    await tab.clock.advance(MINUTE_MS);
    expect(sentNames(tab)).toEqual([['a']]);
  });
});

describe('a visit', () => {
  async function visitsOf(pauses: readonly number[]) {
    const { clock, tracking, queue } = openTab();
    queue.track('tap');
    for (const pause of pauses) {
      await clock.advance(pause);
      queue.track('tap');
    }
    await clock.advance(6000);
    return tracking.events.map(({ sessionId }) => sessionId);
  }

  test('continues while less than 30 minutes pass between events', async () => {
    const visits = await visitsOf([30 * MINUTE_MS - 1, 30 * MINUTE_MS - 1, 1]);
    expect(visits).toHaveLength(4);
    expect(new Set(visits).size).toBe(1);
  });

  test('is a new one after 30 minutes without events', async () => {
    const [first, second, third] = await visitsOf([30 * MINUTE_MS, 1]);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });
});

test('no event is lost, and no two batches are pending at once, whatever happens', async () => {
  const effect = fc.constantFrom('track', 'hidden', 'reload', 'fail', 'wait', 'waitLong');
  await fc.assert(
    fc.asyncProperty(
      fc.array(effect, { maxLength: 20 }),
      fc.nat(4000),
      async (effects, afterMs) => {
        const tab = openTab();
        tab.tracking.answerAfter(afterMs);
        let { queue } = tab;
        let tracked = 0;
        const run = {
          track: () => queue.track(String(tracked++)),
          hidden: () => queue.hidden(),
          fail: () => tab.tracking.next(LOST),
          wait: () => tab.clock.advance(3000),
          waitLong: () => tab.clock.advance(6000),
          async reload() {
            queue.stop();
            // The page goes away with its pending requests.
            await tab.clock.advance(afterMs);
            queue = tab.load();
            queue.start();
          },
        };
        for (const next of effects) {
          await run[next]();
          await settle();
        }
        await tab.clock.advance(10 * MINUTE_MS);
        const names = new Set(tab.tracking.events.map(({ name }) => name));
        expect([...names].sort((a, b) => Number(a) - Number(b))).toEqual(
          Array.from({ length: tracked }, (_, index) => String(index)),
        );
        expect(new Set(tab.tracking.events.map(({ id }) => id)).size).toBe(tracked);
        expect(tab.tracking.maxPending()).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 60 },
  );
});
