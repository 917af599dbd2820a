import * as v from 'valibot';
import { FAILURE_KINDS } from '../../flow/gateway/failure-kind.ts';
import { keysOf } from '../../platform/keys-of.ts';
import { NATIVE_FAILURES } from '../../platform/native-host.ts';
import { ROUTE_NAMES } from '../../platform/navigation/routes.ts';
import { moment } from '../../platform/schemas.ts';
import { LOCAL_KEYS, TAB_KEYS } from '../../platform/session/storage-keys.ts';

/** A name that stands in our code, such as that of a machine, a state or an endpoint: never what a person typed. */
export const nameInCode = v.pipe(v.string(), v.regex(/^[\w$./,:-]{1,120}$/));

/** A route by its name, without its parameters and query. Null: an address that is none of our routes. */
export const routeName = v.nullable(v.picklist(ROUTE_NAMES));

const STORAGE_KEYS = [...Object.values(LOCAL_KEYS), ...Object.values(TAB_KEYS)];

/**
 * Something that happened in the app, in names of the code alone: no value of a person, a server, an address or the
 * storage. The flight recorder keeps it, and an error report sends it.
 */
export const recordedEvent = v.variant('kind', [
  v.object({ kind: v.literal('route'), at: moment, name: routeName }),
  /** A machine got an event, and the states that it is in since, dotted. */
  v.object({
    kind: v.literal('machine'),
    at: moment,
    machine: nameInCode,
    event: nameInCode,
    state: nameInCode,
  }),
  /** A request was answered: a code of our table, or why there is none. */
  v.object({
    kind: v.literal('request'),
    at: moment,
    endpoint: nameInCode,
    outcome: v.union([v.pipe(v.number(), v.integer()), v.picklist(keysOf(FAILURE_KINDS))]),
  }),
  /** The native app answered a call of the core's native host. */
  v.object({
    kind: v.literal('native'),
    at: moment,
    method: nameInCode,
    outcome: v.picklist(['done', ...NATIVE_FAILURES]),
  }),
  /** A key of the storage was written or removed. */
  v.object({ kind: v.literal('storage'), at: moment, key: v.picklist(STORAGE_KEYS) }),
  /** The clock was corrected by whole minutes; fewer are not recorded. */
  v.object({
    kind: v.literal('clock'),
    at: moment,
    minutes: v.pipe(v.number(), v.integer()),
  }),
]);

export type RecordedEvent = Readonly<v.InferOutput<typeof recordedEvent>>;
