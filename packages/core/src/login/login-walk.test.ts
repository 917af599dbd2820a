import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { LoginDraft } from '../session/session.ts';
import { arbitraryFates } from '../testing/arbitrary-fates.ts';
import { watchKeys } from '../testing/key-watch.ts';
import { MEMORY_SMS_CODE } from '../testing/memory-gateways.ts';
import { createMemoryPorts, createMemoryWorld } from '../testing/memory-ports.ts';
import { settle } from '../testing/virtual-clock.ts';
import { WALK_COUNT } from '../testing/walk-count.ts';
import { createLoginMachine, type LoginMachine } from './login.machine.ts';
import type { LoginEvent } from './login.types.ts';

const HOUR = 60 * 60 * 1000;

const PHONE = '0812-3456-7890';

const phone = fc.oneof(
  { weight: 4, arbitrary: fc.constant(PHONE) },
  { weight: 1, arbitrary: fc.constantFrom('0813 2222 3333', '8123 4567', '021 555 0123', '') },
);

const code = fc.oneof(
  { weight: 4, arbitrary: fc.constant(MEMORY_SMS_CODE) },
  { weight: 1, arbitrary: fc.constantFrom('000000', '48', '') },
);

const event = fc.oneof(
  { weight: 2, arbitrary: phone.map(typePhone) },
  { weight: 1, arbitrary: fc.constantFrom('ID' as const, 'SG' as const).map(chooseMarket) },
  { weight: 5, arbitrary: fc.constant<LoginEvent>({ type: 'SEND_CODE' }) },
  { weight: 4, arbitrary: code.map(typeCode) },
  { weight: 5, arbitrary: fc.constant<LoginEvent>({ type: 'SUBMIT_CODE' }) },
  { weight: 1, arbitrary: fc.constant<LoginEvent>({ type: 'CHANGE_PHONE' }) },
  { weight: 1, arbitrary: fc.constant<LoginEvent>({ type: 'START_OVER' }) },
);

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('send' as const), event }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      ms: fc.constantFrom(50, 10_000, 60_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('sms' as const),
      code: fc.option(code),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
);

const walk = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 16 }),
  sent: arbitraryFates<{ resendAt: number }>(),
  loggedIn: arbitraryFates<never>(),
});

type Walk = typeof walk extends fc.Arbitrary<infer Value> ? Value : never;
type Step = Walk['steps'][number];

function typePhone(text: string): LoginEvent {
  return { type: 'TYPE_PHONE', text };
}

function chooseMarket(market: 'ID' | 'SG'): LoginEvent {
  return { type: 'CHOOSE_MARKET', market };
}

function typeCode(text: string): LoginEvent {
  return { type: 'TYPE_CODE', text };
}

/** What a person sees while nobody knows whether it was carried out. */
const UNSETTLED = new Set(['unreachable', 'busy', 'unexpected']);

/** Tells whether an answer was seen: what is asked for next is another change. */
function isSettled({ context }: SnapshotFrom<LoginMachine>): boolean {
  return context.problem === null || !UNSETTLED.has(context.problem.message);
}

function draftOf({ context }: SnapshotFrom<LoginMachine>): LoginDraft {
  const { market, typedPhone, phone, resendAt, sendKey, logInKey } = context;
  return { market, typedPhone, phone, resendAt, sendKey, logInKey };
}

/** What should stand in the phone field once the person has done this. */
function phoneFieldAfter(next: LoginEvent, { value, context }: SnapshotFrom<LoginMachine>): string {
  if (next.type === 'START_OVER') return '';
  return next.type === 'TYPE_PHONE' && value === 'enteringPhone' ? next.text : context.typedPhone;
}

function expectSound(snapshot: SnapshotFrom<LoginMachine>): void {
  const { phone, resendAt } = snapshot.context;
  const isBusy = ['checkingPhone', 'sendingCode', 'loggingIn'].some((state) =>
    Object.is(snapshot.value, state),
  );
  expect(snapshot.status).toBe('active');
  expect(snapshot.hasTag('busy')).toBe(isBusy);
  if (isBusy) {
    const children = Object.values(snapshot.children);
    expect(children.map((child) => child?.getSnapshot().status)).toEqual(['active']);
  }
  if (snapshot.matches('enteringCode') || snapshot.matches('loggingIn'))
    expect([phone === null, resendAt === null]).toEqual([false, false]);
}

/** A login on a backend of these fates, and what has to be so after each step. */
function startWalk({ sent, loggedIn }: Pick<Walk, 'sent' | 'loggedIn'>) {
  const world = createMemoryWorld();
  const { calls, deeds, login } = world.gateways;
  calls.sendCode.next(...sent);
  calls.logIn.next(...loggedIn);
  const sends = watchKeys(login.sendCode);
  const logins = watchKeys(login.logIn);
  const ports = { ...createMemoryPorts(world), login: { sendCode: sends.ask, logIn: logins.ask } };
  let actor = load(null);
  let successes = 0;

  function load(draft: LoginDraft | null) {
    const page = createActor(createLoginMachine(ports), { clock: world.clock, input: { draft } });
    let before = page.getSnapshot();
    page.on('loggedIn', () => {
      successes += 1;
    });
    page.subscribe((snapshot) => {
      const leaves = (state: 'sendingCode' | 'loggingIn') =>
        before.matches(state) && !snapshot.matches(state);
      if (leaves('sendingCode') && isSettled(snapshot)) sends.release();
      if (leaves('loggingIn') && isSettled(snapshot)) logins.release();
      before = snapshot;
    });
    return page.start();
  }

  async function take(next: Step): Promise<void> {
    switch (next.do) {
      case 'send':
        actor.send(next.event);
        return settle();
      case 'advance':
        return world.clock.advance(next.ms);
      case 'sms':
        world.inbox.deliver(next.code);
        return settle();
      case 'reload': {
        const draft = draftOf(actor.getSnapshot());
        actor.stop();
        actor = load(draft);
        return settle();
      }
    }
  }

  return {
    async step(next: Step): Promise<void> {
      const before = actor.getSnapshot();
      const field =
        next.do === 'send' ? phoneFieldAfter(next.event, before) : before.context.typedPhone;
      await take(next);
      const { context } = actor.getSnapshot();
      expectSound(actor.getSnapshot());
      expect(context.typedPhone).toBe(field);
      // Who typed something else wants something else.
      const { typedPhone, market, typedCode } = before.context;
      if (context.typedPhone !== typedPhone || context.market !== market) sends.release();
      if (context.typedCode !== typedCode) logins.release();
      expect([sends.doubles, logins.doubles]).toEqual([[], []]);
    },

    async end(): Promise<void> {
      await world.clock.advance(HOUR);
      expectSound(actor.getSnapshot());
      expect(successes).toBeLessThanOrEqual(deeds.logins.length);
      const hangs = [...sent, ...loggedIn].some(({ kind }) => kind === 'never');
      if (!hangs) expect(actor.getSnapshot().hasTag('busy')).toBe(false);
      actor.stop();
      const asked = calls.sendCode.asked.length + calls.logIn.asked.length;
      await world.clock.advance(HOUR);
      expect(calls.sendCode.asked.length + calls.logIn.asked.length).toBe(asked);
    },
  };
}

test('whatever happens, no SMS and no login is asked for twice, and nothing typed is lost', {
  timeout: 30_000,
}, async () => {
  const runs = fc.asyncProperty(walk, async ({ steps, ...fates }) => {
    const login = startWalk(fates);
    // Most of what can go wrong comes after this.
    await login.step({ do: 'send', event: typePhone(PHONE) });
    await login.step({ do: 'send', event: { type: 'SEND_CODE' } });
    for (const next of steps) await login.step(next);
    await login.end();
  });
  await fc.assert(runs, { numRuns: WALK_COUNT });
});
