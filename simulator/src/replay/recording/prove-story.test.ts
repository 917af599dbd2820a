import { expect, test } from 'vitest';
import { machinesDriver } from '../machines/machines-driver.ts';
import { CLAIM_ENDPOINT, MEMBER_BEGINNING } from '../testing.ts';
import { proveStory } from './prove-story.ts';
import { createDraft } from './scenario-draft.ts';

const CLAIM = { do: 'send', actor: 'claim', event: { type: 'CLAIM' } };
const CLAIMED = { do: 'expect', actor: 'claim', state: 'claimed' };

interface Told {
  readonly remarks?: readonly string[];
  readonly seeds?: number;
  /** Where the story begins, as its file says it. */
  readonly [part: string]: unknown;
}

/** How many seeds are tried where chance has no part in it. */
const FEW = 2;

function prove(steps: readonly object[], { remarks = [], seeds = FEW, ...parts }: Told = {}) {
  const draft = createDraft('A story', { ...MEMBER_BEGINNING, ...parts }, steps);
  return proveStory({ draft, remarks }, machinesDriver, seeds);
}

test('a story that passes stays as it is', async () => {
  const { draft, remarks } = await prove([CLAIM, CLAIMED], {
    remarks: ['The phone was turned.'],
  });
  expect(draft.steps).toEqual([CLAIM, CLAIMED]);
  expect(draft).not.toHaveProperty('seed');
  expect(remarks).toEqual(['The phone was turned.']);
});

test('what chance decided is decided so under another seed', async () => {
  const story = (state: string) => [
    { do: 'send', actor: 'draw', event: { type: 'START' } },
    { do: 'advance', ms: 4000 },
    { do: 'expect', actor: 'draw', state },
  ];
  const wheel = { route: '/{{brand}}/luckDraw?activityCode=roda-gajian', seed: 1, seeds: 64 };
  const won = await prove(story('result.won'), wheel);
  const lost = await prove(story('result.lost'), wheel);
  expect([won.draft.steps, won.remarks]).toEqual([story('result.won'), []]);
  expect([lost.draft.steps, lost.remarks]).toEqual([story('result.lost'), []]);
  expect(won.draft['seed']).not.toBe(lost.draft['seed']);
});

test('what is seen otherwise is not expected, and that is said', async () => {
  const { draft, remarks } = await prove([
    { do: 'expect', actor: 'claim', state: 'ready' },
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
    expect.stringMatching(
      /^Left out of step 2, .* on the machines alone nothing is there, not "unreachable"$/,
    ),
    expect.stringMatching(/ it is "\/get-coupons\?sourceId=kopi-susu", not "\/mine"$/),
    expect.stringMatching(/ it is 1, not 2$/),
  ]);
});

test('machines that a screen woke early are not expected, without a word', async () => {
  const { draft, remarks } = await prove([
    { do: 'expect', actor: 'claim', state: 'ready', user: 'member' },
    CLAIM,
  ]);
  expect(draft.steps).toEqual([{ do: 'expect', user: 'member' }, CLAIM]);
  expect(remarks).toEqual([]);
});

test('what nobody asks for is not promised', async () => {
  const override = { match: CLAIM_ENDPOINT, reply: { code: 10000 } };
  const { draft, remarks } = await prove(
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

test('a story of which nothing is left, or that can’t be told at all, says so', async () => {
  const empty = await prove([{ do: 'expect', route: '/mine' }]);
  expect(empty.draft.steps).toEqual([{ do: 'expect', route: '/mine' }]);
  expect(empty.remarks).toEqual([
    'On the machines alone the scenario fails at step 1, “expect the route /mine”: it is "/get-coupons?sourceId=kopi-susu", not "/mine"',
  ]);
  const asleep = await prove([{ do: 'expect', actor: 'claim', state: 'ready' }]);
  expect(asleep.remarks).toHaveLength(1);
  const stuck = await prove([CLAIM, { do: 'answer', share: true }, CLAIMED]);
  expect(stuck.draft.steps).toHaveLength(3);
  expect(stuck.remarks).toEqual([
    'On the machines alone the scenario fails at step 2, “share”: Nothing asks the person for this now.',
  ]);
  const nowhere = await prove([CLAIM], { backend: { fixture: 'everyday', set: { '/moon/1': 1 } } });
  expect(nowhere.remarks).toEqual([
    expect.stringMatching(/^On the machines alone the scenario fails at \/backend\/set: /),
  ]);
});
