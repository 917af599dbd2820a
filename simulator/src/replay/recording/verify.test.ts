import { expect, test, vi } from 'vitest';
import { machinesDriver } from '../machines/machines-driver.ts';
import { CLAIM_ENDPOINT, MEMBER_BEGINNING } from '../testing.ts';
import { createDraft } from './draft.ts';
import { verify } from './verify.ts';

const CLAIM = { do: 'send', actor: 'claim', event: { type: 'CLAIM' } };
const CLAIMED = { do: 'expect', actor: 'claim', state: 'claimed' };

interface RecordedParts {
  readonly remarks?: readonly string[];
  /** Fields of the start of the file. */
  readonly [field: string]: unknown;
}

function verifySteps(steps: readonly object[], { remarks = [], ...fields }: RecordedParts = {}) {
  const draft = createDraft('A scenario', { ...MEMBER_BEGINNING, ...fields }, steps);
  return verify({ draft, remarks }, machinesDriver);
}

test('a draft that passes stays as it is', async () => {
  const { draft, remarks } = await verifySteps([CLAIM, CLAIMED], {
    remarks: ['The phone was turned.'],
  });
  expect(draft.steps).toEqual([CLAIM, CLAIMED]);
  expect(remarks).toEqual(['The phone was turned.']);
});

test('a draft is replayed once, however many expectations fail', async () => {
  const failing = Array.from({ length: 20 }, () => ({ do: 'expect', route: '/mine' }));
  const open = vi.fn(machinesDriver.open);
  const draft = createDraft('A scenario', MEMBER_BEGINNING, [...failing, CLAIM, ...failing]);
  const verified = await verify({ draft, remarks: [] }, { open });
  expect(verified.draft.steps).toEqual([CLAIM]);
  expect(verified.remarks).toHaveLength(40);
  expect(open).toHaveBeenCalledOnce();
});

test('drops the parts of expectations that fail, and says so', async () => {
  const { draft, remarks } = await verifySteps([
    { do: 'expect', actor: 'claim', state: 'closed' },
    CLAIM,
    {
      ...CLAIMED,
      context: { '/outcome/kind': 'claimed', '/problem/message': 'unreachable' },
      route: '/mine',
      backend: { '/claims/length': 2 },
    },
    { do: 'expect', user: 'member', redirect: null },
  ]);
  expect(draft.steps).toEqual([
    CLAIM,
    { ...CLAIMED, context: { '/outcome/kind': 'claimed' } },
    { do: 'expect', user: 'member', redirect: null },
  ]);
  expect(remarks).toEqual([
    expect.stringMatching(/^Left out of step 1, .* it is \[?"ready"\]?, not "closed"$/),
    expect.stringMatching(
      /^Left out of step 2, .* on the machines alone nothing is there, not "unreachable"$/,
    ),
    expect.stringMatching(/ it is "\/get-coupons\?activityCode=kopi-susu", not "\/mine"$/),
    expect.stringMatching(/ it is 1, not 2$/),
  ]);
});

test('drops overrides that were never used', async () => {
  const override = { match: CLAIM_ENDPOINT, reply: { code: 10000 } };
  const { draft, remarks } = await verifySteps(
    [
      { do: 'http.override', ...override, times: 3 },
      CLAIM,
      { do: 'advance', ms: 10_000 },
      { do: 'bridge.reply', call: 'toLogin', reply: { code: -5 } },
      { do: 'http.override', match: 'GET /portal/app/draw/activity', reply: { code: 1 } },
      { do: 'reload' },
    ],
    {
      backend: {
        fixture: 'everyday',
        overrides: [{ match: 'GET /portal/app/draw/activity', reply: { code: 1 } }],
      },
    },
  );
  expect(draft.steps).toEqual([
    { do: 'http.override', ...override, times: 3 },
    CLAIM,
    { do: 'advance', ms: 10_000 },
    { do: 'reload' },
  ]);
  expect(draft['backend']).toEqual({ fixture: 'everyday', overrides: [] });
  expect(remarks).toHaveLength(3);
});

test('says why a draft fails that can’t be made to pass', async () => {
  const empty = await verifySteps([{ do: 'expect', route: '/mine' }]);
  expect(empty.draft.steps).toEqual([{ do: 'expect', route: '/mine' }]);
  expect(empty.remarks).toEqual([
    'On the machines alone the scenario fails at step 1, “expect the route /mine”: it is "/get-coupons?activityCode=kopi-susu", not "/mine"',
  ]);
  const stuck = await verifySteps([CLAIM, { do: 'answer', share: true }, CLAIMED]);
  expect(stuck.draft.steps).toHaveLength(3);
  expect(stuck.remarks).toEqual([
    'On the machines alone the scenario fails at step 2, “share”: Nothing asks the person for this now.',
  ]);
  const nowhere = await verifySteps([CLAIM], {
    backend: { fixture: 'everyday', set: { '/moon/1': 1 } },
  });
  expect(nowhere.remarks).toEqual([
    expect.stringMatching(/^On the machines alone the scenario fails at \/backend\/set: /),
  ]);
});

test('drops an expectation of the second phone of which nothing is left', async () => {
  const { device, route } = MEMBER_BEGINNING;
  const { draft } = await verifySteps([CLAIM, { do: 'expect', phone: 2, route: '/mine' }], {
    secondPhone: { device, route },
  });
  expect(draft.steps).toEqual([CLAIM]);
});
