import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { TOAST_DURATION_MS } from '../../flow/waits.ts';
import { fail, succeed } from '../../platform/result.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { createInvitation, createMemoryBargainPorts, HELP } from './bargain.memory.ts';
import { bargainHelpPage } from './bargain-help.page.ts';

const LOGIN_REQUIRED = {
  kind: 'answered',
  value: { code: CLAIM_CODE.loginRequired },
} as const;
const SHARE = { type: 'SHARE', title: 'Nego Kopi', text: 'Bantu potong, ya!' } as const;
const HELP_NOW = { type: 'HELP' } as const;
const UNAVAILABLE = fail({ kind: 'unavailable' } as const);
const OWN = '/bargain/main?activityCode=nego';
const DOWNLINK = `${OWN}&downlink=1`;

/** A friend's campaign, and the page of their link. */
function openLink() {
  const { ports, ...world } = createMemoryBargainPorts(createVirtualClock(MEMORY_START));

  async function load(start: Partial<PageStart> = {}) {
    const query = { activityCode: 'nego', assistanceCode: 'friend-1' };
    const page = openPage(bargainHelpPage, ports, world.clock, { query, ...start });
    await page.start();
    return { ...page, asked: () => page.emitted.map(({ type }) => type) };
  }

  return { ...world, load };
}

describe('a helper', () => {
  test('cuts once, and sees what', async () => {
    const { load, calls, made } = openLink();
    const { send, state, context, isBusy } = await load();
    expect(state()).toBe('invited');
    const helping = send(HELP_NOW);
    expect(isBusy()).toBe(true);
    await Promise.all([helping, send(HELP_NOW)]);
    expect(state()).toBe('helped');
    expect(context()).toMatchObject({
      outcome: { invitation: { help: HELP } },
      hasHelpedNow: true,
      pendingKey: null,
    });
    await send(HELP_NOW);
    expect(calls.help.asked).toMatchObject([
      { request: { activityCode: 'nego', assistanceCode: 'friend-1' } },
    ]);
    expect(calls.findInvitation.asked).toMatchObject([
      { request: { activityCode: 'nego', assistanceCode: 'friend-1' } },
    ]);
    expect(made.helps).toHaveLength(1);
  });

  test('sees an earlier help', async () => {
    const { load } = openLink();
    await (await load()).send(HELP_NOW);
    const { state, context } = await load();
    expect([state(), context().hasHelpedNow]).toEqual(['helped', false]);
  });

  test('sees a help that was made elsewhere meanwhile', async () => {
    const { load, calls } = openLink();
    const invitation = createInvitation({ help: HELP });
    calls.help.next({ kind: 'answered', value: { code: 30007, invitation } });
    const { send, state, context } = await load();
    await send(HELP_NOW);
    expect([state(), context().hasHelpedNow]).toEqual(['helped', false]);
  });

  test('has nothing to cut when the price is reached', async () => {
    const almost = openLink();
    const nearly = createInvitation({ cutTotal: 39_999 });
    almost.calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation: nearly } });
    expect((await almost.load()).state()).toBe('invited');
    const { load, calls } = openLink();
    const invitation = createInvitation({ cutTotal: 40_000, kind: 'freeCup' });
    calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
    const { state, send, emitted } = await load();
    expect(state()).toBe('tooLate');
    await send({ type: 'START_OWN' });
    expect(emitted).toEqual([{ type: 'goTo', route: '/blackCup?activityCode=nego' }]);
  });

  test('may pass the campaign on, and start a bargain of their own', async () => {
    const { load, shared, sharing, copied, calls } = openLink();
    const { send, state, emitted } = await load();
    await send(SHARE);
    expect(shared).toEqual([]);
    await send(HELP_NOW);
    sharing(UNAVAILABLE);
    await send({ type: 'COPY' });
    await send(SHARE);
    await send({ type: 'COPY' });
    const address = 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=helper-1';
    expect([shared.map(({ url }) => url), copied]).toEqual([[address], [address]]);
    sharing(succeed(undefined));
    await send(SHARE);
    expect([state(), calls.cut.asked]).toEqual(['helped', []]);
    await send({ type: 'START_OWN' });
    expect(emitted).toEqual([{ type: 'goTo', route: OWN }]);
  });

  test('sees the link to copy, and whether it was copied', async () => {
    const { load, sharing, cannotCopy, clock } = openLink();
    sharing(UNAVAILABLE);
    const { send, context, isBusy } = await load();
    await send(HELP_NOW);
    await send(SHARE);
    expect(context().link?.state).toBe('shown');
    const copying = send({ type: 'COPY' });
    expect(isBusy()).toBe(true);
    await copying;
    expect([context().link?.state, isBusy()]).toEqual(['copied', false]);
    await clock.advance(TOAST_DURATION_MS);
    expect(context().link?.state).toBe('shown');
    cannotCopy();
    await send({ type: 'COPY' });
    expect(context().link?.state).toBe('copyFailed');
    sharing(succeed(undefined));
    await send(SHARE);
    expect(context().link).toBeNull();
  });

  test('waits for a share a minute, and no longer', async () => {
    const { load, neverShares, clock, shared } = openLink();
    neverShares();
    const { send, state, isBusy } = await load();
    await send(HELP_NOW);
    await send(SHARE, SHARE);
    expect(shared).toMatchObject([{ title: SHARE.title, text: SHARE.text }]);
    await clock.advance(SHARE_TIMEOUT_MS - 1);
    expect([state(), isBusy()]).toEqual(['sharing', true]);
    await clock.advance(1);
    expect([state(), isBusy()]).toEqual(['helped', false]);
  });

  test('who is too early (120103) waits for the start', async () => {
    const { load, calls, clock } = openLink();
    const value = { code: 120103, startsAt: MEMORY_START + 60_000 };
    calls.findInvitation.next({ kind: 'answered', value });
    const { state, context } = await load();
    expect(state()).toBe('notStarted');
    expect(context().outcome).toEqual({ kind: 'notStarted', startsAt: MEMORY_START + 60_000 });
    await clock.advance(59_999);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect(state()).toBe('invited');
  });

  test('who is too early loads nothing while the page is hidden', async () => {
    const { load, calls, clock } = openLink();
    const value = { code: 120103, startsAt: MEMORY_START + 60_000 };
    calls.findInvitation.next({ kind: 'answered', value });
    const { send, state } = await load();
    await send({ type: 'HIDDEN' });
    await clock.advance(59_999);
    await send({ type: 'VISIBLE' });
    await send({ type: 'HIDDEN' });
    expect([state(), calls.findInvitation.asked.length]).toEqual(['notStarted', 1]);
    await clock.advance(60_000);
    expect([state(), calls.findInvitation.asked.length]).toEqual(['notStarted', 1]);
    await send({ type: 'VISIBLE' });
    expect(state()).toBe('invited');
  });

  test('who comes back at the very start is let in', async () => {
    const { load, visibility, calls, clock } = openLink();
    const value = { code: 120103, startsAt: MEMORY_START + 60_000 };
    calls.findInvitation.next({ kind: 'answered', value });
    visibility.hide();
    const { state, context } = await load();
    await clock.advance(60_000);
    expect([state(), context().isHidden]).toEqual(['notStarted', true]);
    visibility.show();
    await settle();
    expect([state(), context().isHidden]).toEqual(['invited', false]);
  });

  test('who is too early loads again in five seconds where the start is unknown', async () => {
    const { load, calls, clock } = openLink();
    calls.help.next({ kind: 'answered', value: { code: 120103 } });
    const { send, state } = await load();
    await send(HELP_NOW);
    await clock.advance(4999);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect(state()).toBe('invited');
  });

  test.each([120104, 110004])('who is too late (%i) can only leave', async (code) => {
    const looking = openLink();
    looking.calls.findInvitation.next({ kind: 'answered', value: { code } });
    expect((await looking.load()).state()).toBe('ended');
    const helping = openLink();
    helping.calls.help.next({ kind: 'answered', value: { code } });
    const { send, state, context } = await helping.load();
    await send(HELP_NOW);
    expect([state(), context().pendingKey]).toEqual(['ended', null]);
  });
});

describe('a bargain of their own', () => {
  test('takes the place of another helper’s link (120101)', async () => {
    const { load, calls } = openLink();
    calls.findInvitation.next({ kind: 'answered', value: { code: 120101 } });
    const { state, emitted } = await load();
    expect([state(), emitted]).toEqual(['leaving', [{ type: 'redirect', route: DOWNLINK }]]);
  });

  test('takes the place of a link that turns out to be another helper’s when they help', async () => {
    const { load, calls } = openLink();
    calls.help.next({ kind: 'answered', value: { code: 120101 } });
    const { send, state, context, emitted } = await load();
    await send(HELP_NOW);
    expect([state(), context().pendingKey]).toEqual(['leaving', null]);
    expect(emitted).toEqual([{ type: 'redirect', route: DOWNLINK }]);
    expect(calls.cut.asked).toEqual([]);
  });

  test.each([
    ['priceCut', OWN],
    ['freeCup', '/blackCup?activityCode=nego'],
  ] as const)('takes the place of their own link (%s)', async (kind, route) => {
    const { load, calls } = openLink();
    const invitation = createInvitation({ kind, isOwn: true, help: HELP });
    calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
    const { state, draft, emitted } = await load({ draft: { pendingKey: 'k' } });
    expect([state(), draft(), emitted]).toEqual(['leaving', null, [{ type: 'redirect', route }]]);
    expect([calls.help.asked, calls.cut.asked]).toEqual([[], []]);
  });
});

describe('a login', () => {
  test('is required of a visitor who helps', async () => {
    const { load, calls } = openLink();
    const { send, state, asked } = await load({ isLoggedIn: false });
    await send(HELP_NOW);
    expect([state(), asked()]).toEqual(['loginRequired', ['loginRequired']]);
    expect(calls.help.asked).toEqual([]);
  });

  test('that the backend requires while loading follows at once', async () => {
    const { load, calls } = openLink();
    calls.findInvitation.next(LOGIN_REQUIRED);
    expect((await load()).state()).toBe('loginRequired');
  });
});

describe('a reload', () => {
  test.each([120101, 120103, 120104])(
    'where the user cannot help (%i) drops a pending help',
    async (code) => {
      const { load, calls } = openLink();
      calls.findInvitation.next({ kind: 'answered', value: { code } });
      const { draft } = await load({ draft: { pendingKey: 'key-1' } });
      expect([draft(), calls.help.asked]).toEqual([null, []]);
    },
  );
});
