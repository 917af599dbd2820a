import { fail, type Login, type Result, succeed } from '@cangkir/core';
import type { VirtualClock } from '@cangkir/core/testing';
import * as v from 'valibot';
import type { Backend } from '../../backend/backend.ts';
import type { Network } from '../../network/network.ts';
import { changeBackend } from '../../scenario/change-backend.ts';
import { anybody } from '../../scenario/fields.ts';
import { fillKnown } from '../../scenario/placeholders.ts';
import { STEP } from '../../scenario/step.ts';
import { parseJson } from '../../shared/parse-json.ts';

/** A backend in the hands of a test. */
export interface Steered {
  readonly clock: VirtualClock;
  readonly backend: Backend;
  readonly network: Pick<Network, 'override'>;
}

/** What a step of a test brings to light. */
export interface Steering {
  readonly login: Login | null;
  /** A text with its placeholders filled. */
  readonly text: string | null;
}

const DONE: Steering = { login: null, text: null };

/** Fills the placeholders of a text, such as a route with the number of an order. */
const FILL = v.strictObject({ do: v.literal('fill'), text: v.string() });

/** Logs somebody in, as the native app's own login does. */
const LOG_IN = v.strictObject({ do: v.literal('log-in'), user: anybody });

const KNOWN_STEPS = 'advance, advance.to, backend.change, fill, http.override and log-in';

/**
 * Does a step of a scenario that is about the backend or the time, from a line of JSON. Fails with a reason.
 */
export async function steer(steered: Steered, line: string): Promise<Result<Steering, string>> {
  const { clock, backend, network } = steered;
  const filled = fillKnown(parseJson(line, null), { smsCode: null, backend: backend.peek() });
  if (!filled.ok) return filled;
  if (v.is(LOG_IN, filled.value)) {
    const login = backend.logInAs(filled.value.user);
    return login === null
      ? fail(`The backend knows no ${filled.value.user}.`)
      : succeed({ ...DONE, login });
  }
  if (v.is(FILL, filled.value)) return succeed({ ...DONE, text: filled.value.text });
  const step = v.safeParse(STEP, filled.value);
  if (!step.success) return fail(v.summarize(step.issues));
  switch (step.output.do) {
    case 'advance':
      await clock.advance(step.output.ms);
      return succeed(DONE);
    case 'advance.to': {
      const ms = Date.parse(step.output.moment) - clock.now();
      if (ms < 0) return fail('This moment is over.');
      await clock.advance(ms);
      return succeed(DONE);
    }
    case 'backend.change': {
      const refusal = changeBackend(backend, step.output);
      return refusal === null
        ? succeed(DONE)
        : fail(`${refusal.pointer} ${refusal.message}`.trim());
    }
    case 'http.override':
      network.override(step.output, '', null);
      return succeed(DONE);
    default:
      return fail(`A backend has no step ${step.output.do}: it does ${KNOWN_STEPS}.`);
  }
}
