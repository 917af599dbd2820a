import type { RootActor } from '@cangkir/core';
import { actsOn, leavesOf } from '@cangkir/core/health';
import { examplePayload } from '../chart/event-payloads.ts';
import { contextOf } from '../inspection/context-of.ts';
import type { Action } from '../scenario/step.ts';
import type { Observations, ObservedActor, Refusal } from './driver.ts';
import { wrongPayload } from './wrong-payload.ts';

/** Every machine that runs, by its `systemId`. */
export function observeActors(root: RootActor | null): Observations['actors'] {
  if (root === null) return {};
  const actors: Record<string, unknown> = root.system.getAll();
  return Object.fromEntries(
    Object.entries(actors).flatMap(([name, actor]) => {
      const observed = observeActor(actor);
      return observed === null ? [] : [[name, observed]];
    }),
  );
}

/** Null for an actor that is no machine, such as a promise. */
function observeActor(actor: unknown): ObservedActor | null {
  if (!isActor(actor)) return null;
  const snapshot = actor.getSnapshot();
  const { value } = snapshot;
  return value === undefined ? null : { states: leavesOf(value), context: contextOf(snapshot) };
}

interface Actor {
  getSnapshot(): {
    readonly value?: unknown;
    readonly context?: unknown;
    can(event: object): boolean;
  };
  send(event: object): void;
  readonly logic?: { readonly id?: string; readonly events?: readonly string[] };
}

function isActor(value: unknown): value is Actor {
  return typeof value === 'object' && value !== null && 'getSnapshot' in value && 'send' in value;
}

/**
 * Sends an event to the machine with this `systemId`. Refuses a mistyped name, event, field or value, and an event
 * that the machine's state ignores against what the step says.
 */
export function sendTo(root: RootActor, { actor: name, event, ignored }: SendStep): Refusal | null {
  const actor: unknown = root.system.get(name);
  if (!isActor(actor)) {
    const running = Object.keys(observeActors(root)).sort().join(', ');
    return { pointer: '/actor', message: `No machine “${name}” runs here. Running: ${running}.` };
  }
  const known = eventsOf(name, actor);
  if (!known.includes(event.type)) {
    const text = `“${name}” knows no event ${event.type}. It knows ${[...known].sort().join(', ')}.`;
    return { pointer: '/event/type', message: text };
  }
  const refusal =
    wrongPayload(event, examplePayload(actor.logic?.id ?? name, event.type) ?? {}) ??
    wrongEffect(name, actor, event, ignored === true);
  if (refusal === null) actor.send(event);
  return refusal;
}

type SendStep = Pick<Extract<Action, { readonly do: 'send' }>, 'actor' | 'event' | 'ignored'>;

/** A state that ignores an event has no transition for it, or only one whose guard fails. */
function wrongEffect(
  name: string,
  actor: Actor,
  event: SendStep['event'],
  isIgnored: boolean,
): Refusal | null {
  const snapshot = actor.getSnapshot();
  const acts = actsOn(snapshot, event);
  if (acts !== isIgnored) return null;
  const state = leavesOf(snapshot.value).join(' and ');
  if (acts) {
    const message = `Not ignored: “${name}” acts on ${event.type} in its state ${state}.`;
    return { pointer: '/ignored', message };
  }
  const message = `Ignored: “${name}” does nothing on ${event.type} in its state ${state}. Write "ignored": true if that is meant.`;
  return { pointer: '/event/type', message };
}

/** Why the machines crashed, or what shows their state, if they did: one that throws stops the whole product. */
export function crashOf(root: RootActor | null): Refusal | null {
  if (root === null) return null;
  const { error, context }: { error: unknown; context: Pages } = root.getSnapshot();
  if (error !== undefined) return crash(`The machines crashed: ${error}`);
  return context.page === null ? null : crashOfView(context.page);
}

type Pages = ReturnType<RootActor['getSnapshot']>['context'];

/** What a screen shows follows from the state alone, so it is known without one. */
function crashOfView({ name, view, actor, featureOf }: NonNullable<Pages['page']>): Refusal | null {
  const feature: unknown = featureOf(actor.getSnapshot());
  if (!isActor(feature)) return null;
  try {
    Reflect.apply(view, null, [feature.getSnapshot()]);
    return null;
  } catch (error) {
    return crash(`The view of ${name} crashed: ${error}`);
  }
}

/** Something threw that must not, in words. */
export function crash(message: string): Refusal {
  return { pointer: '', message, isCrash: true };
}

/** By machine, because collecting them takes longer than sending one. */
const EVENTS = new Map<string, readonly string[]>();

function eventsOf(name: string, { logic }: Actor): readonly string[] {
  const known = EVENTS.get(name) ?? (logic?.events ?? []).filter(isExternalEvent);
  EVENTS.set(name, known);
  return known;
}

/** Whether an event comes from outside the machine: XState sends the others itself, such as the end of a delay. */
function isExternalEvent(type: string): boolean {
  return !type.startsWith('xstate.');
}
