import { queryOf } from '@cangkir/core';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';
import { SCENARIO_SCHEMA } from './scenario.ts';

/** The machines that the one machine of the bargain became. */
type Bargain = 'bargain' | 'bargainHelp';

/** What only one of the two machines knows: the events, and the names in its context. */
const ONLY_KNOWN_BY: Readonly<Record<string, Bargain>> = {
  CUT: 'bargain',
  CHOOSE: 'bargain',
  CHOOSE_AGAIN: 'bargain',
  CHECK_REWARD: 'bargain',
  DISMISS: 'bargain',
  campaign: 'bargain',
  prizeId: 'bargain',
  shared: 'bargain',
  news: 'bargain',
  HELP: 'bargainHelp',
  START_OWN: 'bargainHelp',
  assistanceCode: 'bargainHelp',
  invitation: 'bargainHelp',
  hasHelpedNow: 'bargainHelp',
};

/** The parallel names of the old machine's states, and of its context `side`. */
const SIDES: Readonly<Record<string, Bargain>> = { own: 'bargain', helper: 'bargainHelp' };

const RENAMED_VALUES: Readonly<Record<string, string>> = {
  amend: 'fixInput',
  finallyCancelled: 'cannotReregister',
};

/** Does nothing: in the place of an event that the machine ignored, so that the steps keep their numbers. */
const NOTHING = { do: 'advance', ms: 0 } as const;

/**
 * In version 1 one machine was both one's own bargain and that of a friend's link, and two values in the context
 * of machines had other names.
 */
export function fromVersion1(file: JsonObject): JsonObject {
  const { $schema, route, steps } = file;
  return {
    ...file,
    ...($schema === '../scenario.v1.json' && { $schema: SCENARIO_SCHEMA }),
    ...(Array.isArray(steps) && { steps: splitBargain(route, steps).map(renameValues) }),
  };
}

function renameValues(step: unknown): unknown {
  if (!isJsonObject(step) || !isJsonObject(step['context'])) return step;
  return { ...step, context: renamed(step['context']) };
}

function renamed(value: unknown): unknown {
  if (typeof value === 'string') {
    return Object.hasOwn(RENAMED_VALUES, value) ? RENAMED_VALUES[value] : value;
  }
  if (Array.isArray(value)) return value.map(renamed);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renamed(entry)]));
}

function splitBargain(start: unknown, steps: readonly unknown[]): readonly unknown[] {
  let route = start;
  /** The machine that runs; null where the steps do not say it yet. */
  let running: Bargain | null = null;
  return steps.map((step, index) => {
    if (!isJsonObject(step)) return step;
    if (isWayElsewhere(step)) {
      running = null;
      if (step['do'] === 'open') route = step['route'];
    }
    if (step['actor'] !== 'bargain') return step;
    running =
      machineSaid(step) ?? running ?? nextSaid(steps.slice(index)) ?? machineOf(step, route);
    const split = step['do'] === 'send' ? splitSend(step, running) : splitExpect(step, running);
    if (eventType(step) === 'START_OWN') running = 'bargain';
    return split;
  });
}

function isWayElsewhere(step: JsonObject): boolean {
  return step['do'] === 'open' || step['do'] === 'back';
}

/** The machine that an expectation names by a state, or by the side. */
function machineSaid({ state, context }: JsonObject): Bargain | null {
  const side = isJsonObject(context) ? context['/side'] : null;
  const names = [side, ...[state].flat()].filter((name) => typeof name === 'string');
  const said = names.map((name) => SIDES[name.replace(/\..*/s, '')]);
  return said.find((machine) => machine !== undefined) ?? null;
}

/** The machine that the next step of the same visit names, if one does. */
function nextSaid(steps: readonly unknown[]): Bargain | null {
  for (const step of steps) {
    if (!isJsonObject(step)) continue;
    if (isWayElsewhere(step)) return null;
    if (step['actor'] !== 'bargain') continue;
    // The only event that leads from one machine to the other.
    if (eventType(step) === 'START_OWN') return 'bargainHelp';
    const said = machineSaid(step);
    if (said !== null) return said;
  }
  return null;
}

/** The machine that knows the event; else that of the route. */
function machineOf(step: JsonObject, route: unknown): Bargain {
  const { assistanceCode = '' } = typeof route === 'string' ? queryOf(route) : {};
  const ofRoute = /^[\w-]{1,64}$/.test(assistanceCode) ? 'bargainHelp' : 'bargain';
  return ONLY_KNOWN_BY[eventType(step)] ?? ofRoute;
}

function splitSend(step: JsonObject, machine: Bargain): JsonObject {
  const knownBy = ONLY_KNOWN_BY[eventType(step)] ?? machine;
  return knownBy === machine ? { ...step, actor: machine } : NOTHING;
}

function splitExpect({ state, context, route, ...step }: JsonObject, machine: Bargain): JsonObject {
  const split = {
    ...step,
    actor: machine,
    ...splitState(state),
    ...(isJsonObject(context) && splitContext(context, machine)),
    ...(route !== undefined && { route: machine === 'bargain' ? withoutCode(route) : route }),
  };
  return 'state' in split || 'context' in split || 'running' in split
    ? split
    : { ...split, running: true };
}

/** What is left of `own.open` is `open`, and nothing of `own`. */
function splitState(state: unknown): JsonObject {
  if (Array.isArray(state))
    return { state: state.map((each) => splitState(each)['state'] ?? each) };
  if (typeof state !== 'string') return state === undefined ? {} : { state };
  if (Object.hasOwn(SIDES, state)) return {};
  return { state: state.replace(/^(own|helper)\./, '') };
}

/** Leaves out what the machine does not have: in version 1 it was empty on the other side. */
function splitContext(context: JsonObject, machine: Bargain): JsonObject {
  const entries = Object.entries(context).flatMap(([pointer, value]): [string, unknown][] => {
    const name = pointer.split('/')[1] ?? '';
    if (name === 'side' || (ONLY_KNOWN_BY[name] ?? machine) !== machine) return [];
    const isDownlink = machine === 'bargain' && name === 'turnedAway' && saysDownlink(value);
    return [isDownlink ? ['/isDownlink', true] : [pointer, value]];
  });
  return entries.length === 0 ? {} : { context: Object.fromEntries(entries) };
}

function saysDownlink(value: unknown): boolean {
  return value === 'downlink' || (isJsonObject(value) && value['kind'] === 'downlink');
}

/** The route of a friend's link is replaced by that of the own bargain. */
function withoutCode(route: unknown): unknown {
  if (typeof route !== 'string') return route;
  return route.replace(/([?&])assistanceCode=[^&]*&?/, '$1').replace(/[?&]$/, '');
}

function eventType({ event }: JsonObject): string {
  return isJsonObject(event) && typeof event['type'] === 'string' ? event['type'] : '';
}
