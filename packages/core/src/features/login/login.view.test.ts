import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { problem } from '../../flow/problem/problem.ts';
import { MEMORY_RESEND_MS } from '../../testing/memory-gateways.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createLoginMachine } from './login.machine.ts';
import { draftView, loginView } from './login.view.ts';
import { changeDraft, emptyDraft } from './login-draft.ts';

const TYPED = '0812 3456 7890';
const random = createSeededRandom(1);
const draft = changeDraft(emptyDraft(random), { market: 'ID', typedPhone: TYPED }, random);
const asleep = { waiting: false, failed: false };

describe('the login form', () => {
  test('shows the phone, then the code with its countdown, and is busy in between', async () => {
    const world = createMemoryWorld();
    const actor = createActor(createLoginMachine(createMemoryPorts(world)), {
      clock: world.clock,
      input: { draft },
    });
    const view = () => loginView(actor.getSnapshot());
    actor.start();
    expect(view()).toMatchObject({ step: 'phone', typedPhone: TYPED, busy: false, resendAt: 0 });
    actor.send({ type: 'SEND_CODE' });
    expect(view()).toMatchObject({ step: 'phone', busy: true });
    await settle();
    expect(view()).toMatchObject({
      step: 'code',
      nationalPhone: '0812-3456-7890',
      resendAt: MEMORY_START + MEMORY_RESEND_MS,
      busy: false,
    });
    actor.send({ type: 'SUBMIT_CODE' });
    expect(view().problem).toEqual(problem('smsCodeIncomplete', 'fixInput'));
    await world.clock.advance(MEMORY_RESEND_MS);
    actor.send({ type: 'SEND_CODE' });
    expect(view()).toMatchObject({ step: 'code', busy: true });
  });
});

describe('before the machine runs, the form', () => {
  test('is empty for a newcomer, and shows what the machine then shows', () => {
    const world = createMemoryWorld();
    for (const left of [null, draft]) {
      const actor = createActor(createLoginMachine(createMemoryPorts(world)), {
        input: { draft: left },
      });
      expect(draftView(left, asleep)).toEqual(loginView(actor.getSnapshot()));
    }
  });

  test('takes nothing that it would forget where a code was sent before a reload', () => {
    const sent = { ...draft, resendAt: MEMORY_START };
    expect(draftView(sent, { waiting: true, failed: false })).toMatchObject({
      step: 'resuming',
      busy: true,
    });
  });

  test('is busy while a tap waits for the machine', () => {
    expect(draftView(draft, { waiting: true, failed: false }).busy).toBe(true);
  });

  test('says that the machine could not be loaded, and keeps what was typed', () => {
    expect(draftView(draft, { waiting: false, failed: true })).toMatchObject({
      typedPhone: TYPED,
      problem: problem('unreachable', 'retry'),
    });
  });
});
