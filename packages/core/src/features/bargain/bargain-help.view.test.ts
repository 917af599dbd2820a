import { expect, test } from 'vitest';
import { fail } from '../../platform/result.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createInvitation, createMemoryBargainPorts, HELP } from './bargain.memory.ts';
import { bargainHelpPage } from './bargain-help.page.ts';

const SHARE = { type: 'SHARE', title: 'Nego', text: 'Bantu!' } as const;

/** The page of a friend's link before it loads, and its view. Nothing can be shared here. */
function visitPage() {
  const clock = createVirtualClock(MEMORY_START);
  const { ports, calls, sharing } = createMemoryBargainPorts(clock);
  sharing(fail({ kind: 'unavailable' }));
  const page = openPage(bargainHelpPage, ports, clock, {
    query: { activityCode: 'nego', assistanceCode: 'friend-1' },
  });
  return { ...page, calls, begin: page.start };
}

const HELPER = {
  step: 'invited',
  invitation: createInvitation(),
  priceLeft: 30_000,
  help: null,
  isNew: false,
  link: null,
  problem: null,
  isBusy: false,
};

test('too early, and too late', async () => {
  const early = visitPage();
  early.calls.findInvitation.next({ kind: 'answered', value: { code: 120103 } });
  await early.begin();
  expect(early.view()).toEqual({ step: 'notStarted', startsAt: null });
  const known = visitPage();
  known.calls.findInvitation.next({ kind: 'answered', value: { code: 120103, startsAt: 5 } });
  await known.begin();
  expect(known.view()).toEqual({ step: 'notStarted', startsAt: 5 });
  const late = visitPage();
  late.calls.findInvitation.next({ kind: 'answered', value: { code: 120104 } });
  await late.begin();
  expect([late.view(), late.routeName()]).toEqual([{ step: 'ended', next: 'home' }, null]);
});

test('a helper, invited, helping, and thanked', async () => {
  const { begin, view, send, calls, routeName } = visitPage();
  calls.help.next({ kind: 'unreachable', afterMs: 1 });
  await begin();
  expect([view(), routeName()]).toEqual([HELPER, 'bargain']);
  await send({ type: 'HELP' });
  expect(view()).toEqual({ ...HELPER, isBusy: true });
});

test('a helper who is thanked, and passes it on', async () => {
  const { begin, view, send, routeName } = visitPage();
  await begin();
  await send({ type: 'HELP' });
  const helped = {
    ...HELPER,
    step: 'helped',
    invitation: createInvitation({ help: HELP }),
    help: HELP,
    isNew: true,
  };
  expect([view(), routeName()]).toEqual([helped, 'bargain']);
  await send(SHARE);
  const address = 'https://h5.test/#/bargain/main?activityCode=nego&assistanceCode=helper-1';
  expect(view()).toEqual({ ...helped, link: { address, state: 'shown' } });
});

test('a helper whose cut failed', async () => {
  const { begin, view, send, calls } = visitPage();
  calls.help.next({ kind: 'refused', code: 99999 });
  await begin();
  await send({ type: 'HELP' });
  const problem = { message: 'unexpected', next: 'retry', code: 99999 };
  expect(view()).toEqual({ ...HELPER, problem });
});

test('a helper who comes too late for the friend’s price', async () => {
  const { begin, view, calls, routeName } = visitPage();
  const invitation = createInvitation({ cutTotal: 40_001, kind: 'freeCup' });
  calls.findInvitation.next({ kind: 'answered', value: { code: 0, invitation } });
  await begin();
  expect(view()).toEqual({ ...HELPER, step: 'tooLate', invitation, priceLeft: 0 });
  expect(routeName()).toBe('blackCup');
});

test.each([{ code: 120101 }, { code: 0, invitation: createInvitation({ isOwn: true }) }])(
  'a link that leads to a bargain of their own: %j',
  async (value) => {
    const { begin, view, calls, routeName } = visitPage();
    calls.findInvitation.next({ kind: 'answered', value });
    await begin();
    expect([view(), routeName()]).toEqual([{ step: 'leaving' }, null]);
  },
);
