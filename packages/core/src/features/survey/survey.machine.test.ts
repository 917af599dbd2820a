import { describe, expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { HOUR_MS } from '../../platform/clock/durations.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { Survey } from './survey.gateway.ts';
import { createMemorySurveyGateway, createSurvey, MEMORY_ANSWERS } from './survey.memory.ts';
import { surveyPage } from './survey.page.ts';
import type { SurveyEvent } from './survey.types.ts';
import { SURVEY_CODE } from './survey-code.ts';

const FILL_IN: readonly SurveyEvent[] = [
  { type: 'CHOOSE', question: 'drink', option: 'latte' },
  { type: 'CHOOSE', question: 'times', option: 'morning' },
  { type: 'CHOOSE', question: 'times', option: 'evening' },
  { type: 'RATE', question: 'sweetness', value: 2 },
];
const LOST = { kind: 'lost' } as const;

function createWorld(changes: Partial<Survey> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const survey = createSurvey('coffee', MEMORY_START + HOUR_MS, changes);
  return { clock, random: createSeededRandom(1), ...createMemorySurveyGateway(clock, survey) };
}

/** A survey on a freshly loaded page, for a member by default. */
async function open(
  world = createWorld(),
  { draft = null, isLoggedIn = true }: { draft?: unknown; isLoggedIn?: boolean } = {},
) {
  const { clock, random, surveys, calls } = world;
  const page = openPage(surveyPage, { surveys, clock, random }, clock, {
    key: 'coffee',
    draft,
    isLoggedIn,
  });
  await page.start();
  return {
    ...page,
    clock,
    calls,
    async reload(as: { isLoggedIn?: boolean } = {}) {
      page.stop();
      return open(world, { draft: page.draft(), isLoggedIn, ...as });
    },
  };
}

test('sends all answers once, and thanks', async () => {
  const { send, state, calls, view, draft, clock } = await open();
  expect(view()).toMatchObject({ step: 'filling', answers: [], answeredCount: 0 });
  await send(...FILL_IN);
  expect(view()).toMatchObject({ step: 'filling', answeredCount: 3, answerProblems: [] });
  await clock.advance(1000);
  await send({ type: 'SUBMIT' }, { type: 'SUBMIT' });
  expect(state()).toBe('answered');
  expect(calls.answer.asked.map(({ request }) => request)).toEqual([
    { id: 'coffee', answers: MEMORY_ANSWERS },
  ]);
  expect(view()).toMatchObject({
    step: 'answered',
    isNew: true,
    survey: { answeredAt: MEMORY_START + 1000 },
  });
  expect(draft()).toBeNull();
});

test('sends no blank words', async () => {
  const { send, calls } = await open();
  await send({ type: 'TYPE', question: 'wish', text: ' ' }, ...FILL_IN, { type: 'SUBMIT' });
  expect(calls.answer.asked[0]?.request.answers).toEqual(MEMORY_ANSWERS);
});

test('shows while it is sent, once', async () => {
  const { send, view, calls, isBusy } = await open();
  calls.answer.next({ kind: 'never' });
  await send(...FILL_IN, { type: 'SUBMIT' }, { type: 'SUBMIT' });
  expect(view()).toMatchObject({ step: 'sending' });
  expect(isBusy()).toBe(true);
  expect(calls.answer.asked).toHaveLength(1);
});

describe('what is missing', () => {
  test('is shown at its question until the user answers that', async () => {
    const { send, view, calls } = await open();
    const [first] = FILL_IN;
    if (first !== undefined) await send(first);
    await send({ type: 'SUBMIT' });
    expect(view()).toMatchObject({
      step: 'filling',
      answerProblems: [
        { question: 'times', kind: 'missing' },
        { question: 'sweetness', kind: 'missing' },
      ],
    });
    await send({ type: 'RATE', question: 'sweetness', value: 1 });
    expect(view()).toMatchObject({ answerProblems: [{ question: 'times', kind: 'missing' }] });
    expect(calls.answer.asked).toEqual([]);
  });

  test('is shown to a visitor before the login', async () => {
    const { send, emitted, state } = await open(createWorld(), { isLoggedIn: false });
    await send({ type: 'SUBMIT' });
    expect(emitted).toEqual([]);
    expect(state()).toBe('filling');
  });
});

test('ignores what is no answer to a question', async () => {
  const { send, view } = await open();
  await send({ type: 'CHOOSE', question: 'drink', option: 'tea' });
  expect(view()).toMatchObject({ answers: [] });
});

describe('a visitor', () => {
  test('is asked to log in, and finds the answers again as a member', async () => {
    const visitor = await open(createWorld(), { isLoggedIn: false });
    await visitor.send(...FILL_IN, { type: 'SUBMIT' });
    expect(visitor.calls.answer.asked).toEqual([]);
    const member = await visitor.reload({ isLoggedIn: true });
    expect(member.view()).toMatchObject({ step: 'filling', answeredCount: 3 });
    await member.send({ type: 'SUBMIT' });
    expect(member.state()).toBe('answered');
  });
});

describe('a reload', () => {
  test('keeps the answers', async () => {
    const before = await open();
    await before.send(...FILL_IN);
    const { view } = await before.reload();
    expect(view()).toMatchObject({ step: 'filling', answers: MEMORY_ANSWERS });
  });

  test('drops an answer whose question has changed', async () => {
    const draft = {
      answers: [
        { question: 'drink', kind: 'one', option: 'gone' },
        { question: 'sweetness', kind: 'scale', value: 2 },
      ],
      pendingKey: null,
    };
    const { view } = await open(createWorld(), { draft });
    expect(view()).toMatchObject({
      answers: [{ question: 'sweetness', kind: 'scale', value: 2 }],
      answeredCount: 1,
    });
  });

  test('sends answers whose reply was lost again, under their key', async () => {
    const world = createWorld();
    const before = await open(world);
    before.calls.answer.next({ kind: 'unreachable', afterMs: 60_000 });
    await before.send(...FILL_IN, { type: 'SUBMIT' });
    const { state, calls, view } = await before.reload();
    expect(state()).toBe('answered');
    expect(view()).toMatchObject({ isNew: true });
    const [first, again] = calls.answer.asked;
    expect(again?.key).toBe(first?.key);
    expect(again?.request).toEqual(first?.request);
  });

  test('sends nothing again that was taken', async () => {
    const before = await open();
    before.calls.answer.next({ kind: 'never' });
    await before.send(...FILL_IN, { type: 'SUBMIT' });
    const { view, calls, draft } = await before.reload();
    expect(view()).toMatchObject({ step: 'answered', isNew: false });
    expect(calls.answer.asked).toHaveLength(1);
    expect(draft()).toBeNull();
  });
});

test('a lost reply is retried under the same key, and thanks once', async () => {
  const { send, state, calls, clock, view } = await open();
  calls.answer.always(LOST);
  await send(...FILL_IN, { type: 'SUBMIT' });
  await clock.advance(30_000);
  expect(state()).toBe('unsettled');
  expect(view()).toMatchObject({ step: 'unsettled', problem: { message: 'unreachable' } });
  calls.answer.always({ kind: 'answered' });
  await send({ type: 'RETRY' });
  expect(state()).toBe('answered');
  expect(new Set(calls.answer.asked.map(({ key }) => key)).size).toBe(1);
});

test('a refusal is shown at the questions, which stay', async () => {
  const { send, view, calls } = await open();
  calls.answer.next({ kind: 'refused', code: RESPONSE_CODE.signatureOld });
  await send(...FILL_IN, { type: 'SUBMIT' });
  expect(view()).toMatchObject({
    step: 'filling',
    answers: MEMORY_ANSWERS,
    problem: { message: 'clockWrong' },
  });
  await send({ type: 'RATE', question: 'sweetness', value: 1 });
  expect(view()).toMatchObject({ problem: null });
});

describe('a survey', () => {
  test('closes at its end, with what was typed', async () => {
    const { send, clock, state, draft } = await open();
    await send(...FILL_IN);
    await clock.advance(HOUR_MS - 1);
    expect(state()).toBe('filling');
    await clock.advance(1);
    expect(state()).toBe('ended');
    expect(draft()).toBeNull();
  });

  test.each([
    [{ isFull: true }, 'full'],
    [{ endsAt: MEMORY_START }, 'ended'],
    [{ answeredAt: 0 }, 'answered'],
  ] as const)('with %j is %s from the start, and leads to others', async (changes, step) => {
    const { view, send, emitted } = await open(createWorld(changes));
    expect(view()).toMatchObject({ step });
    if (step === 'answered') expect(view()).toMatchObject({ isNew: false });
    await send({ type: 'OPEN_OTHERS' });
    expect(emitted).toEqual([{ type: 'goTo', route: '/tommunity?tab=survey' }]);
  });

  test.each([
    [SURVEY_CODE.quotaFull, 'full'],
    [CLAIM_CODE.ended, 'ended'],
  ])('that answers %i is %s, and keeps nothing', async (code, step) => {
    const { send, calls, view, draft } = await open();
    calls.answer.next({ kind: 'answered', value: { code } });
    await send(...FILL_IN, { type: 'SUBMIT' });
    expect(view()).toMatchObject({ step });
    expect(draft()).toBeNull();
  });

  test('that was answered elsewhere says when', async () => {
    const { send, calls, view } = await open();
    const value = { code: CLAIM_CODE.alreadyClaimed, answeredAt: 7 };
    calls.answer.next({ kind: 'answered', value });
    await send(...FILL_IN, { type: 'SUBMIT' });
    expect(view()).toMatchObject({ step: 'answered', isNew: false, survey: { answeredAt: 7 } });
  });

  test('that is gone is not found', async () => {
    const { send, calls, state } = await open();
    calls.answer.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    await send(...FILL_IN, { type: 'SUBMIT' });
    expect(state()).toBe('notFound');
  });
});
