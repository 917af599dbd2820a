import { expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { couponPeriod } from '../../rules/coupon/coupon.ts';
import { MEMORY_BROWSER_ID } from '../../testing/memory-page-ports.ts';
import { createMemoryPorts, createMemoryWorld } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createCampaign } from './claim.memory.ts';
import { claimPage } from './claim.page.ts';

const campaign = createCampaign('kopi');

/** A claim page, and what it shows. */
function openClaim(start: Partial<PageStart> = {}) {
  const world = createMemoryWorld();
  const { campaigns, calls } = world.gateways.claim;
  const ports = {
    ...createMemoryPorts(world),
    campaigns,
    device: { identify: async () => MEMORY_BROWSER_ID },
  };
  const page = openPage(claimPage, ports, world.clock, { key: 'kopi', ...start });
  return {
    ...page,
    calls,
    clock: world.clock,
    async claim() {
      await page.start();
      await page.send({ type: 'CLAIM' });
    },
  };
}

test('is ready for a member', async () => {
  const { start, view } = openClaim();
  await start();
  expect(view()).toEqual({ step: 'ready', campaign });
});

test('asks a visitor to log in', async () => {
  const { start, view } = openClaim({ isLoggedIn: false });
  await start();
  expect(view()).toEqual({ step: 'identify', campaign });
});

test('claims, and reports when it takes long', async () => {
  const { calls, clock, claim, view } = openClaim();
  calls.claim.next({ kind: 'answered', afterMs: 10_000 });
  await claim();
  expect(view()).toEqual({ step: 'claiming', campaign, slow: false });
  await clock.advance(5000);
  expect(view()).toEqual({ step: 'claiming', campaign, slow: true });
  await clock.advance(5000);
  expect(view()).toMatchObject({ step: 'claimed', campaign, voucherId: 'voucher-of-kopi' });
});

test.each([
  ['at once', {}, true],
  ['from tomorrow', { effectiveDelayDays: 0 }, false],
] as const)('says whether a claimed voucher is valid: %s', async (_, delay, isUsable) => {
  const coupon = { ...campaign.coupon, ...delay };
  const { calls, claim, clock, view } = openClaim();
  const value = { ...campaign, coupon };
  calls.find.next({ kind: 'answered', value });
  await claim();
  const { start, end } = couponPeriod(coupon, clock.now());
  expect(view()).toMatchObject({ step: 'claimed', start, end, isUsable });
});

test('shows why a claim failed', async () => {
  const { calls, claim, view } = openClaim();
  calls.claim.next({ kind: 'refused', code: RESPONSE_CODE.signatureOld });
  await claim();
  expect(view()).toEqual({
    step: 'failed',
    campaign,
    problem: { message: 'clockWrong', next: 'retry', code: null },
  });
});

test('shows why the campaign is closed', async () => {
  const closed = { ...campaign, claim: { code: 30006 } };
  const { calls, start, view } = openClaim();
  calls.find.next({ kind: 'answered', value: closed });
  await start();
  expect(view()).toEqual({ step: 'outcome', campaign: closed, outcome: { kind: 'allClaimed' } });
});

test.each([
  [true, 'ready'],
  [false, 'identify'],
])('allows a claim of a campaign that requires a login first (logged in: %s)', async (...args) => {
  const [isLoggedIn, step] = args;
  const open = { ...campaign, claim: { code: 30011 } };
  const { calls, start, view } = openClaim({ isLoggedIn });
  calls.find.next({ kind: 'answered', value: open });
  await start();
  expect(view()).toEqual({ step, campaign: open });
});
