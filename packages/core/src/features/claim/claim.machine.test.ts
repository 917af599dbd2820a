import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { problem as createProblem } from '../../flow/problem/problem.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.ts';
import { MEMORY_BROWSER_ID } from '../../testing/memory-page-ports.ts';
import {
  createMemoryPorts,
  createMemoryWorld,
  MEMORY_START,
  type MemoryWorld,
} from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import type { ClaimReply } from './claim.gateway.ts';
import { createCampaign } from './claim.memory.ts';
import { type ClaimPagePorts, claimPage } from './claim.page.ts';

const CODE = 'kopi';
const VOUCHER_ID = 'voucher-of-kopi';

interface Page {
  readonly start?: Partial<PageStart>;
  readonly ports?: Partial<ClaimPagePorts>;
}

/** The claim of a freshly loaded page, for a member unless `page` says otherwise. */
function startClaim(
  world: MemoryWorld = createMemoryWorld(),
  { start = {}, ports = {} }: Page = {},
) {
  const { campaigns, calls } = world.gateways.claim;
  const device = { identify: async () => MEMORY_BROWSER_ID };
  const page = openPage(
    claimPage,
    { ...createMemoryPorts(world), campaigns, device, ...ports },
    world.clock,
    { key: CODE, ...start },
  );
  return {
    calls,
    ...page,
    world,
    clock: world.clock,
    asked: () => page.emitted.map(({ type }) => type).filter((type) => type !== 'marketFound'),
    problem: () => page.context().problem?.message ?? null,
    /** Reloads the page with its draft. */
    async reload() {
      page.stop();
      return startReadyClaim(world, { start: { draft: page.draft() } });
    },
  };
}

/** A claim whose campaign has loaded. */
async function startReadyClaim(world?: MemoryWorld, page?: Page) {
  const claim = startClaim(world, page);
  await claim.start();
  return claim;
}

/** A world whose campaign has this claim reply. */
function worldWhere(reply: ClaimReply): MemoryWorld {
  const world = createMemoryWorld();
  const value = { ...createCampaign(CODE), claim: reply };
  world.gateways.claim.calls.find.always({ kind: 'answered', value });
  return world;
}

const reopen = { kind: 'answered', value: createCampaign(CODE) } as const;

test('claims with one tap for a member', async () => {
  const { send, state, context, isBusy, calls } = await startReadyClaim();
  expect(state()).toBe('ready');
  expect(isBusy()).toBe(false);
  expect(context().campaign).toEqual(createCampaign(CODE));
  await send({ type: 'CLAIM' });
  expect(state()).toBe('claimed');
  expect(context().outcome).toEqual({ kind: 'claimed', voucherId: VOUCHER_ID });
  expect(context().pendingKey).toBeNull();
  expect(calls.claim.asked.map(({ request }) => request)).toEqual([
    { activityCode: CODE, browserId: MEMORY_BROWSER_ID },
  ]);
  expect(calls.claim.made).toHaveLength(1);
});

test('claims by itself after a visitor logs in on the page', async () => {
  const page = { start: { isLoggedIn: false } };
  const { send, state, calls } = await startReadyClaim(undefined, page);
  expect(state()).toBe('anonymous');
  await send({ type: 'CLAIM' });
  expect(calls.claim.asked).toEqual([]);
  await send({ type: 'IDENTIFIED' });
  expect(state()).toBe('claimed');
});

describe('the campaign', () => {
  test.each([
    ['PHP', 'PH'],
    ['SGD', 'SG'],
    ['IDR', 'ID'],
  ] as const)('in %s says that it is for %s', async (currencyCode, market) => {
    const world = createMemoryWorld();
    const campaign = createCampaign('kopi');
    const coupon = { ...campaign.coupon, currencyCode };
    world.gateways.claim.calls.find.next({ kind: 'answered', value: { ...campaign, coupon } });
    const { emitted } = await startReadyClaim(world);
    expect(emitted).toEqual([{ type: 'marketFound', market }]);
  });

  test.each([
    ['claimed already, which shows the voucher', 30007, 'alreadyClaimed'],
    ['over', 30003, { closed: 'over' }],
    ['ended', 30005, { closed: 'over' }],
    ['all claimed', 30006, { closed: 'over' }],
    ['for new users only', 30012, { closed: 'over' }],
    ['not started, without an opening time', 30004, { closed: 'over' }],
  ] as const)('may be %s', async (_, code, value) => {
    const { state, context } = await startReadyClaim(worldWhere({ code, voucherId: 'v-7' }));
    expect(state()).toEqual(value);
    expect(context().outcome).not.toBeNull();
  });

  test.each([
    [true, 'ready'],
    [false, 'anonymous'],
  ])('that requires a login can still be claimed (logged in: %s)', async (isLoggedIn, value) => {
    const { state } = await startReadyClaim(worldWhere({ code: 30011 }), { start: { isLoggedIn } });
    expect(state()).toBe(value);
  });

  test('reloads on a retry', async () => {
    const world = worldWhere({ code: 30006 });
    const { send, state } = await startReadyClaim(world);
    world.gateways.claim.calls.find.always(reopen);
    await send({ type: 'RETRY' });
    expect(state()).toBe('ready');
  });
});

describe('a campaign that opens later', () => {
  test.each([30004, 30014])('(%i) opens by itself at that time', async (code) => {
    const world = worldWhere({ code, opensAt: MEMORY_START + 2 * HOUR_MS });
    const { clock, calls, state, context } = await startReadyClaim(world);
    expect(state()).toEqual({ closed: 'waiting' });
    expect(context().outcome).toMatchObject({ opensAt: MEMORY_START + 2 * HOUR_MS });
    calls.find.always(reopen);
    await clock.advance(2 * HOUR_MS - 1);
    expect(state()).toEqual({ closed: 'waiting' });
    expect(calls.find.asked).toHaveLength(1);
    await clock.advance(1);
    expect(state()).toBe('ready');
  });

  test('after a tap that was too early opens by itself, too', async () => {
    const { clock, calls, send, state } = await startReadyClaim();
    const value = { code: 30014, opensAt: MEMORY_START + HOUR_MS };
    calls.claim.next({ kind: 'answered', value });
    await send({ type: 'CLAIM' });
    expect(state()).toEqual({ closed: 'waiting' });
    await clock.advance(HOUR_MS);
    expect(state()).toBe('ready');
    await send({ type: 'CLAIM' });
    expect(state()).toBe('claimed');
  });

  test('beyond a timer’s maximum reloads in between', async () => {
    const world = worldWhere({ code: 30004, opensAt: MEMORY_START + 40 * DAY_MS });
    const { clock, calls, state } = await startReadyClaim(world);
    await clock.advance(25 * DAY_MS);
    expect(state()).toEqual({ closed: 'waiting' });
    expect(calls.find.asked).toHaveLength(2);
    calls.find.always(reopen);
    await clock.advance(15 * DAY_MS);
    expect(state()).toBe('ready');
  });

  test('that should be open by now reloads without flooding the backend', async () => {
    const world = worldWhere({ code: 30004, opensAt: MEMORY_START - 1000 });
    const { clock, calls, state } = await startReadyClaim(world);
    await clock.advance(60_000);
    expect(calls.find.asked.length).toBeGreaterThan(2);
    expect(calls.find.asked.length).toBeLessThan(20);
    calls.find.always(reopen);
    await clock.advance(10_000);
    expect(state()).toBe('ready');
  });

  test('that opens right now is loaded again after five seconds', async () => {
    const world = worldWhere({ code: 30004, opensAt: MEMORY_START });
    const { clock, calls } = await startReadyClaim(world);
    await clock.advance(4999);
    expect(calls.find.asked).toHaveLength(1);
    await clock.advance(1);
    expect(calls.find.asked).toHaveLength(2);
  });

  test('that opens within five seconds opens then, and not later', async () => {
    const world = worldWhere({ code: 30004, opensAt: MEMORY_START + 1 });
    const { clock, calls } = await startReadyClaim(world);
    await clock.advance(1);
    expect(calls.find.asked).toHaveLength(2);
  });

  test('stops waiting when the user leaves', async () => {
    const world = worldWhere({ code: 30004, opensAt: MEMORY_START + HOUR_MS });
    const { clock, calls, stop } = await startReadyClaim(world);
    stop();
    await clock.advance(2 * HOUR_MS);
    expect(calls.find.asked).toHaveLength(1);
  });
});

describe('the answer to a claim', () => {
  test.each([
    [30003, 'promoOver'],
    [30005, 'ended'],
    [30006, 'noMoreVouchers'],
    [30012, 'newUsersOnly'],
  ])('%i closes the campaign: %s', async (code, kind) => {
    const { calls, send, state, context, isBusy } = await startReadyClaim();
    calls.claim.next({ kind: 'answered', value: { code } });
    await send({ type: 'CLAIM' });
    expect(state()).toEqual({ closed: 'over' });
    expect(context()).toMatchObject({ outcome: { kind }, pendingKey: null });
    expect(isBusy()).toBe(false);
  });

  test('30007 shows the earlier voucher', async () => {
    const { calls, send, state, context } = await startReadyClaim();
    calls.claim.next({ kind: 'answered', value: { code: 30007, voucherId: 'v-7' } });
    await send({ type: 'CLAIM' });
    expect(state()).toBe('alreadyClaimed');
    expect(context()).toMatchObject({
      outcome: { kind: 'alreadyClaimed', voucherId: 'v-7' },
      pendingKey: null,
    });
  });

  test('with an unknown code is shown with its number', async () => {
    const { calls, send, state, context } = await startReadyClaim();
    calls.claim.next({ kind: 'answered', value: { code: 39999 } });
    await send({ type: 'CLAIM' });
    expect(state()).toBe('failed');
    expect(context()).toMatchObject({
      problem: { message: 'unexpected', code: 39999 },
      pendingKey: null,
    });
  });
});

describe('a claim is made once', () => {
  test('after two taps within a frame', async () => {
    const { calls, send, state } = await startReadyClaim();
    await Promise.all([send({ type: 'CLAIM' }), send({ type: 'CLAIM' })]);
    await send({ type: 'CLAIM' });
    expect(state()).toBe('claimed');
    expect(calls.claim.asked).toHaveLength(1);
    expect(calls.claim.made).toHaveLength(1);
  });

  test('after a request that arrives twice', async () => {
    const { calls, send, state } = await startReadyClaim();
    calls.claim.next({ kind: 'twice' });
    await send({ type: 'CLAIM' });
    expect(state()).toBe('claimed');
    expect(calls.claim.made).toHaveLength(1);
  });

  test('and is settled first, even if the campaign is over by then', async () => {
    const before = await startReadyClaim();
    before.calls.claim.next({ kind: 'never' });
    await before.send({ type: 'CLAIM' });
    const value = { ...createCampaign(CODE), claim: { code: 30006 } };
    before.calls.find.always({ kind: 'answered', value });
    const { state, context } = await before.reload();
    expect(state()).toBe('claimed');
    expect(context().outcome).toEqual({ kind: 'claimed', voucherId: VOUCHER_ID });
  });

  test('in two tabs: the second shows the voucher of the first', async () => {
    const world = createMemoryWorld();
    const first = await startReadyClaim(world);
    const second = await startReadyClaim(world, {
      ports: { random: { next: () => 0.5, uuid: () => 'key-of-the-second-tab' } },
    });
    const earlier = { code: CLAIM_CODE.alreadyClaimed, voucherId: VOUCHER_ID };
    world.gateways.claim.calls.claim.next(
      { kind: 'answered' },
      { kind: 'answered', value: earlier },
    );
    await Promise.all([first.send({ type: 'CLAIM' }), second.send({ type: 'CLAIM' })]);
    expect([first.state(), second.state()]).toEqual(['claimed', 'alreadyClaimed']);
    expect(second.context().outcome).toEqual({ kind: 'alreadyClaimed', voucherId: VOUCHER_ID });
    expect(world.gateways.claim.calls.claim.made).toHaveLength(1);
  });
});

describe('while a claim is sent', () => {
  test('the page is busy, and says after four seconds that it takes long', async () => {
    const { calls, clock, send, state, isBusy } = await startReadyClaim();
    calls.claim.next({ kind: 'answered', afterMs: 6000 });
    await send({ type: 'CLAIM' });
    await clock.advance(3999);
    expect(state()).toEqual({ claiming: 'waiting' });
    await clock.advance(1);
    expect(state()).toEqual({ claiming: 'slow' });
    expect(isBusy()).toBe(true);
    await clock.advance(2000);
    expect(state()).toBe('claimed');
    expect(isBusy()).toBe(false);
  });

  test('a device that cannot be identified is a problem that can be retried', async () => {
    let tries = 0;
    const { send, state, context } = await startReadyClaim(undefined, {
      ports: {
        device: {
          async identify() {
            tries += 1;
            if (tries === 1) throw new Error('Failed to load the fingerprint.');
            return MEMORY_BROWSER_ID;
          },
        },
      },
    });
    await send({ type: 'CLAIM' });
    expect(state()).toBe('failed');
    expect(context().problem).toEqual(createProblem('unreachable'));
    await send({ type: 'RETRY' });
    expect(state()).toBe('claimed');
  });
});

test('a campaign that fails to load once keeps the pending claim', async () => {
  const before = await startReadyClaim();
  before.calls.claim.next({ kind: 'never' });
  await before.send({ type: 'CLAIM' });
  before.calls.find.next({ kind: 'refused', code: RESPONSE_CODE.signatureOld });
  const { send, state, calls } = await before.reload();
  expect(state()).toBe('loadFailed');
  await send({ type: 'RETRY' });
  expect(state()).toBe('claimed');
  expect(calls.claim.made).toHaveLength(1);
  expect(new Set(before.calls.claim.asked.map(({ key }) => key)).size).toBe(1);
});
