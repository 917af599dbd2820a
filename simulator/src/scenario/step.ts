import { EVENTS, METHODS } from '@cangkir/bridge';
import { keysOf, LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { ACTION_FIELDS } from '../backend/actions.ts';
import { NETWORK_FAULTS } from '../backend/network-faults.ts';
import { OVERRIDE_BODY } from '../backend/overrides.ts';
import { NETWORKS } from '../settings/settings.ts';
import { EXPECTATION, type Expectation } from './expectation.ts';
import {
  actor,
  anybody,
  backendEntries,
  backendValues,
  claimCode,
  match,
  moment,
  ms,
  ordinal,
  personAnswers,
  route,
  text,
  whole,
} from './fields.ts';
import { deskStep, phoneStep, saidIn } from './step-kinds.ts';

/** What an override makes of an answer. */
export const OVERRIDDEN_ANSWER = {
  code: v.pipe(v.exactOptional(whole), v.description('the envelope’s code; nothing is done then')),
  data: v.pipe(v.exactOptional(v.unknown()), v.description('the data that goes with the code')),
  body: v.pipe(v.exactOptional(OVERRIDE_BODY), v.description('the whole body, garbage included')),
  network: v.pipe(
    v.exactOptional(v.picklist(NETWORK_FAULTS)),
    v.description('offline: never arrives; lost: done, the answer is not; silent: done, no answer'),
  ),
  delay: v.pipe(v.exactOptional(ms), v.description('milliseconds before the answer leaves')),
} as const;

const httpReply = v.pipe(
  v.strictObject(OVERRIDDEN_ANSWER),
  v.check((reply) => Object.keys(reply).length > 0, 'Expected at least one field'),
);

export const override = v.strictObject({ match, reply: httpReply, times: v.optional(ordinal, 1) });

/** What an override makes of the native app's answer. */
export const OVERRIDDEN_REPLY = {
  code: whole,
  data: v.unknown(),
  msg: v.string(),
  delay: ms,
  times: v.picklist([0, 1, 2]),
} as const;

const bridgeReply = v.strictObject({
  code: v.pipe(
    v.optional(OVERRIDDEN_REPLY.code, 0),
    v.description('0 is success; -3, -4, -5 and the app’s own'),
  ),
  data: v.optional(OVERRIDDEN_REPLY.data, null),
  msg: v.optional(OVERRIDDEN_REPLY.msg, ''),
  delay: v.pipe(
    v.optional(OVERRIDDEN_REPLY.delay, 0),
    v.description('milliseconds before the answer'),
  ),
  times: v.pipe(
    v.optional(OVERRIDDEN_REPLY.times, 1),
    v.description('how often it is given: 0 never, 2 twice'),
  ),
});

const eventType = v.pipe(
  v.string(),
  v.regex(/^[\w.]+$/, 'Expected the type of an event, such as TYPE_PHONE'),
);

/** A step of a scenario. */
export const STEP = v.variant('do', [
  phoneStep('send', {
    actor,
    event: v.looseObject({ type: eventType }),
    ignored: v.pipe(
      v.optional(v.literal(true)),
      v.description('the machine’s state ignores the event, as it does with a second tap'),
    ),
  }),
  deskStep('advance', { ms }),
  deskStep('advance.to', { moment }),
  phoneStep('bridge.reply', {
    call: v.picklist(keysOf(METHODS)),
    nth: v.pipe(
      v.optional(ordinal),
      v.description('which call of this name, counted from the start; left out: the next one'),
    ),
    reply: bridgeReply,
  }),
  v.pipe(
    phoneStep('answer', v.partial(v.strictObject(personAnswers)).entries),
    v.check((step) => saidIn(step).length === 1, 'Expected one of login, scan, share and pay'),
  ),
  phoneStep('bridge.event', { event: v.picklist(keysOf(EVENTS)) }),
  phoneStep('http.override', override.entries),
  phoneStep('network', { network: v.picklist(NETWORKS) }),
  deskStep('backend.change', {
    set: v.optional(backendValues, {}),
    remove: v.optional(backendEntries, []),
    claimCode: v.optional(claimCode),
    ...ACTION_FIELDS,
  }),
  phoneStep('other-tab', {
    user: v.pipe(v.nullable(anybody), v.description('who logs in there; null logs out')),
  }),
  phoneStep('storage.change', {
    area: v.picklist(['local', 'session']),
    key: text,
    value: v.pipe(v.unknown(), v.description('as another tab leaves it; null removes the key')),
  }),
  phoneStep('choose-language', { language: v.picklist(LANGUAGES) }),
  phoneStep('tap', { role: text, name: text }),
  phoneStep('pause', {}),
  phoneStep('resume', {}),
  phoneStep('reload', {}),
  phoneStep('back', {}),
  phoneStep('open', { route }),
  EXPECTATION,
]);

export type Step = v.InferOutput<typeof STEP>;
/** A step that does something, unlike an expectation. */
export type Action = Exclude<Step, Expectation>;
export type HttpOverride = v.InferOutput<typeof override>;
export type BridgeReply = v.InferOutput<typeof bridgeReply>;
