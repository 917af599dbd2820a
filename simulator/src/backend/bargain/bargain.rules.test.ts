import { ENDPOINTS } from '@cangkir/api';
import { ACTIVITY_STATE, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { PersonId } from '../login/login.fixture.ts';
import { type Requester, readAnswer, START, startBackend } from '../testing.ts';

/** A person at a campaign, or at a friend’s link in it. */
function visit(activityCode: string, person: PersonId = 'member') {
  const { backend, ask, clock, request, set } = startBackend();
  const token = backend.logInAs(person)?.token ?? '';
  return {
    backend,
    clock,
    set,
    token,
    request,
    ask,
    find: async () =>
      v.parse(ENDPOINTS.bargain.output, (await ask('bargain', { activityCode }, { token })).data),
    cut: (shared = false, requester: Requester = { token }, prizeId = 'latte') =>
      ask('sponsorBargain', { activityCode, prizeId, shared }, requester),
    look: (assistanceCode: string, requester: Requester = { token }) =>
      ask('bargainInvitation', { activityCode, assistanceCode }, requester),
    help: (assistanceCode: string, requester: Requester = { token }) =>
      ask('assistBargain', { activityCode, assistanceCode }, requester),
    cutsOf: (assistanceCode: string) =>
      backend.snapshot().bargains.assistances[assistanceCode]?.cuts ?? [],
  };
}

test('starts with the first cut, and requires a share for the last one', async () => {
  const { find, cut } = visit('nego-kopi');
  expect((await find()).assistance).toBeNull();
  for (const ownCutsLeft of [3, 2, 1]) {
    expect(await cut()).toMatchObject({ code: 0, data: { assistance: { ownCutsLeft } } });
  }
  expect(await cut()).toMatchObject({
    code: 0,
    data: { cut: null, assistance: { ownCutsLeft: 1 } },
  });
  const { data } = await cut(true);
  expect(data).toMatchObject({
    cut: { friend: null, cutAt: START },
    assistance: { ownCutsLeft: 0 },
  });
  expect(await cut(true)).toMatchObject({ data: { cut: null } });
  expect((await find()).assistance).toMatchObject({ ownCutsLeft: 0, prize: { id: 'latte' } });
});

test('repeats the answer to a retried cut', async () => {
  const { cut, token, find } = visit('nego-kopi');
  const first = await cut(false, { token, key: 'k1' });
  expect(await cut(false, { token, key: 'k1' })).toEqual(first);
  expect((await find()).assistance?.cuts).toHaveLength(1);
});

test('accepts both changes without a sign, but no other request', async () => {
  const { backend, request, token } = visit('nego-kopi');
  const cut = { activityCode: 'nego-kopi', prizeId: 'latte', shared: false };
  const help = { activityCode: 'nego-kopi', assistanceCode: 'bantu-newcomer' };
  const unsigned = [
    { ...request('sponsorBargain', cut, { token }), body: JSON.stringify(cut) },
    { ...request('assistBargain', help, { token }), body: JSON.stringify(help) },
  ];
  for (const one of unsigned) {
    expect(readAnswer(await backend.handle(one)).code).toBe(RESPONSE_CODE.success);
  }
  const looked = { ...request('bargainInvitation', help, { token }), query: help };
  expect(readAnswer(await backend.handle(looked)).code).toBe(RESPONSE_CODE.signatureMissing);
});

test('allows a prize of the campaign only, and keeps the first choice', async () => {
  const { cut, token, find } = visit('nego-pilih');
  expect(await cut(false, { token }, 'gold')).toMatchObject({ code: RESPONSE_CODE.bodyInvalid });
  await cut(false, { token }, 'cake');
  await cut(false, { token }, 'latte');
  expect((await find()).assistance).toMatchObject({ prize: { id: 'cake' }, ownCutsLeft: 2 });
});

test('adds the free cup of a share to the wallet', async () => {
  const { cut, find, backend } = visit('gelas-hitam');
  const before = Object.keys(backend.snapshot().vouchers).length;
  const requester = { token: backend.logInAs('member')?.token ?? '' };
  await cut(false, requester, 'black-cup');
  expect(Object.keys(backend.snapshot().vouchers)).toHaveLength(before);
  await cut(true, requester, 'black-cup');
  const cuts = (await find()).assistance?.cuts ?? [];
  expect(cuts.reduce((sum, { cutProgress }) => sum + cutProgress, 0)).toBe(18_000);
  expect(Object.values(backend.snapshot().vouchers).slice(before)).toMatchObject([
    { ownerId: 'member', claimedAt: START },
  ]);
});

test('lets a friend help once per campaign, for whichever friend', async () => {
  const { look, help, cutsOf } = visit('nego-kopi');
  expect(await look('bantu-newcomer')).toMatchObject({
    code: 0,
    data: {
      invitation: { friend: '0812****0101', cutTotal: 24_000, isOwn: false, help: null },
    },
  });
  const { code, data } = await help('bantu-newcomer');
  const made = cutsOf('bantu-newcomer').at(-1);
  expect(code).toBe(0);
  expect(data).toMatchObject({
    invitation: {
      cutTotal: 24_000 + (made?.cutProgress ?? 0),
      help: { cutProgress: made?.cutProgress, helperCode: made?.helperCode },
    },
  });
  expect(await help('bantu-ph')).toMatchObject({
    code: 30007,
    data: { invitation: { help: { cutProgress: made?.cutProgress } } },
  });
  expect([cutsOf('bantu-newcomer').length, cutsOf('bantu-ph').length]).toEqual([6, 7]);
});

test('shows the friend who cut, masked', async () => {
  const { find } = visit('nego-kopi', 'newcomer');
  const { assistance } = await find();
  expect(assistance?.cuts.map(({ friend }) => friend)).toEqual([
    null,
    null,
    null,
    null,
    '****0404',
  ]);
});

test('ends at the cut that reaches the price, and rewards the friend', async () => {
  const { help, look, backend, cutsOf } = visit('nego-kopi');
  await help('bantu-ph');
  expect(cutsOf('bantu-ph').at(-1)).toMatchObject({ cutProgress: 5000, userId: 'member' });
  const { vouchers } = backend.snapshot();
  expect(Object.values(vouchers).filter(({ ownerId }) => ownerId === 'memberPh')).toHaveLength(1);
  expect(await look('bantu-ph')).toMatchObject({ data: { invitation: { cutTotal: 40_000 } } });
});

test('rejects a cut of a reached price, and of one’s own by its link', async () => {
  const reached = visit('nego-pilih');
  expect(await reached.help('sampai-ph')).toMatchObject({ data: { invitation: { help: null } } });
  expect(reached.cutsOf('sampai-ph')).toHaveLength(1);
  const own = visit('nego-kopi', 'newcomer');
  expect(await own.help('bantu-newcomer')).toMatchObject({
    data: { invitation: { isOwn: true, help: null } },
  });
  expect(own.cutsOf('bantu-newcomer')).toHaveLength(5);
});

test('reports a helper’s link (120101)', async () => {
  const { look, help } = visit('nego-kopi');
  expect(await look('lanjut-sg')).toMatchObject({ code: 120101 });
  expect(await help('lanjut-sg')).toMatchObject({ code: 120101 });
});

test('rejects cuts and help before the start, after the end, or without a login', async () => {
  const startsAt = START + DAY_MS;
  const early = visit('nego-besok');
  expect((await early.find()).startsAt).toBe(startsAt);
  expect(await early.cut()).toMatchObject({ code: 120002 });
  expect(await early.look('x')).toMatchObject({ code: 120103, data: { startsAt } });
  expect(await early.help('x')).toMatchObject({ code: 120103 });
  const late = visit('nego-usai');
  expect(await late.cut()).toMatchObject({ code: 120003 });
  expect(await late.look('x')).toMatchObject({ code: 120104 });
  const nobody = visit('nego-kopi');
  expect(await nobody.cut(false, {})).toMatchObject({ code: 30011 });
  expect(await nobody.help('bantu-newcomer', {})).toMatchObject({ code: 30011 });
  expect(await nobody.look('bantu-newcomer', {})).toMatchObject({ code: 0 });
});

test('shows who was invited that a campaign was taken off, and refuses every cut', async () => {
  const { set, look, help, cut, cutsOf } = visit('nego-kopi');
  set({ '/bargains/activities/nego-kopi/closedAs': ACTIVITY_STATE.takenOff });
  const invitation = { activityState: ACTIVITY_STATE.takenOff };
  expect(await look('bantu-ph')).toMatchObject({ code: 0, data: { invitation } });
  const cuts = cutsOf('bantu-ph');
  expect(await help('bantu-ph')).toMatchObject({ code: 120104 });
  expect(await cut()).toMatchObject({ code: 120003 });
  expect(cutsOf('bantu-ph')).toEqual(cuts);
});

test('opens at its start, and closes at its end', async () => {
  const opening = visit('nego-besok');
  await opening.clock.advance(DAY_MS);
  expect(await opening.cut()).toMatchObject({ code: 0 });
  const closing = visit('nego-kopi');
  await closing.clock.advance(21 * DAY_MS);
  expect(await closing.cut()).toMatchObject({ code: 120003 });
});

test('finds the owner of a link, in its own campaign', async () => {
  const { look } = visit('nego-kopi');
  expect(await look('nobody')).toMatchObject({ code: RESPONSE_CODE.notFound });
  expect(await look('__proto__')).toMatchObject({ code: RESPONSE_CODE.notFound });
  expect(await look('sampai-ph')).toMatchObject({ code: RESPONSE_CODE.notFound });
});

test.each(['no-such-bargain', '__proto__'])('does not find %s', async (activityCode) => {
  const { ask, cut, look } = visit(activityCode);
  expect(await ask('bargain', { activityCode })).toMatchObject({ code: RESPONSE_CODE.notFound });
  expect(await cut()).toMatchObject({ code: RESPONSE_CODE.notFound });
  expect(await look('x')).toMatchObject({ code: RESPONSE_CODE.notFound });
});
