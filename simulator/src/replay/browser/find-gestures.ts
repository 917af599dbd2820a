import type { SentEvent } from '@cangkir/core/health';
import { phoneOf, phonesOf } from '../../scenario/phones-of.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Action, Step } from '../../scenario/step.ts';
import type { PhoneName } from '../../settings/settings.ts';
import type { Refusal, ScreenElement } from '../driver.ts';
import { includes } from '../includes.ts';
import { fillStep } from '../run-step.ts';
import type { Gesture, PlaywrightDriver, PlaywrightStage } from './playwright-driver.ts';

/**
 * What a person does on the screen for each step that sends an event, by the index of the step. Nothing where the screen
 * sends it by itself, or has nothing to tap for an event that is ignored. A step that is missing has no gesture.
 */
export type Gestures = ReadonlyMap<number, readonly Gesture[]>;

/** The part of a screen that an event was found at before, by language, machine and event: it is tried first. */
export type KnownParts = Map<string, Part>;

type Part = Pick<Gesture, 'role' | 'name'>;
type Send = Extract<Action, { readonly do: 'send' }>;

/** The text of a gesture that is known only as it is made: the code of an SMS that is on its way. */
export const SMS_CODE = '{{smsCode}}';

/** The same of a code that was typed before. */
export const SAME_SMS_CODE = '{{sameSmsCode}}';

/** How many gestures are tried for an event. */
const MAX_TRIES = 24;

/** How often what counts is tapped until it says the number of an event. */
const MAX_COUNTED_TAPS = 9;

/** Events whose texts are the screen's own: a scenario may say them in other words. */
const OWN_TEXTS: ReadonlySet<string> = new Set(['SHARE']);

const FIELDS = ['textbox', 'searchbox', 'spinbutton'];
const DIALOGS: readonly string[] = ['alertdialog', 'dialog'];
const CHOICES = ['radio', 'checkbox', 'switch', 'option', 'tab'];

/**
 * Finds the gestures of a scenario by trying: a tap or a text is right if the screen then sends the event of the step.
 * After a wrong one the scenario starts again, up to there.
 */
export async function findGestures(
  scenario: Scenario,
  driver: PlaywrightDriver,
  known: KnownParts,
): Promise<Gestures> {
  const found = new Map<number, readonly Gesture[]>();
  const rehearsal = await openRehearsal(scenario, driver, found);
  let typedCode: string | null = null;
  try {
    for (const [index, step] of scenario.steps.entries()) {
      const gestures = step.do === 'send' ? await gesturesOf(step, index) : null;
      if (step.do === 'send' && gestures === null) break;
      if (gestures === null) await rehearsal.repeat(step, index);
      else found.set(index, withKnownCode(gestures));
    }
    return found;
  } finally {
    await rehearsal.close();
  }

  /** Tells a code that was typed before from that of another SMS. */
  function withKnownCode(gestures: readonly Gesture[]): readonly Gesture[] {
    if (!gestures.some(isSmsCode)) return gestures;
    const before = typedCode;
    typedCode = rehearsal.typedCode();
    return typedCode === before
      ? gestures.map((one) => (isSmsCode(one) ? { ...one, text: SAME_SMS_CODE } : one))
      : gestures;
  }

  async function gesturesOf(step: Send, index: number): Promise<readonly Gesture[] | null> {
    if (step.ignored === true) return tapAgain(step);
    if (await rehearsal.hasSent(step)) return [];
    const { device } = (phoneOf(step) === 'second' ? scenario.secondPhone : null) ?? scenario;
    const key = `${device.language} ${step.actor} ${step.event.type}`;
    const gestures = await search(rehearsal, step, index, known.get(key));
    const [first] = gestures ?? [];
    if (first !== undefined) known.set(key, first);
    return gestures;

    /** The tap that sent the event before, where it can be made once more and sends nothing else. */
    async function tapAgain(ignored: Send): Promise<readonly Gesture[]> {
      const last = [...found].findLast(
        ([at, made]) => made.length > 0 && isSameEvent(scenario.steps[at], ignored),
      );
      const tap = last?.[1].at(-1);
      if (tap === undefined || tap.text !== null) return [];
      if (!isAmong(tap, await rehearsal.elements(phoneOf(ignored)))) return [];
      const outcome = await rehearsal.attempt(tap, ignored);
      if (outcome === 'right' || outcome === 'nothing') return [tap];
      await rehearsal.startAgain(index, [], phoneOf(ignored));
      return [];
    }
  }
}

/** A scenario that is played by gestures, as far as they are known. */
interface Rehearsal {
  elements(phone: PhoneName): Promise<readonly ScreenElement[]>;
  /** Does a step again, or for the first time. */
  repeat(step: Step, index: number): Promise<void>;
  /**
   * Makes a gesture. Tells whether it sends the event, the same with another number, others, or nothing, or whether no
   * finger reaches it.
   */
  attempt(
    gesture: Gesture,
    send: Send,
  ): Promise<'right' | 'counted' | 'wrong' | 'nothing' | 'unreached'>;
  /** Whether the screen has sent an event by itself already, with an earlier gesture. */
  hasSent(send: Send): Promise<boolean>;
  /** The code of an SMS that was typed last. */
  typedCode(): string | null;
  /** Starts again, up to a step, and makes the gestures on the way to the next one. */
  startAgain(index: number, path: readonly Gesture[], phone: PhoneName): Promise<void>;
  close(): Promise<void>;
}

async function openRehearsal(
  scenario: Scenario,
  driver: PlaywrightDriver,
  found: Gestures,
): Promise<Rehearsal> {
  let stage: PlaywrightStage = await driver.open(scenario);
  /** What each screen has sent beyond the events that were looked for. */
  const surplus = new Map<PhoneName, readonly SentEvent[]>();
  let typedCode: string | null = null;

  async function make(gesture: Gesture, phone: PhoneName): Promise<Refusal | null> {
    if (!isSmsCode(gesture)) return stage.gesture(gesture, phone);
    typedCode = await stage.observe('smsCode');
    return stage.gesture({ ...gesture, text: typedCode }, phone);
  }

  async function repeat(step: Step, index: number): Promise<void> {
    if (step.do === 'send') {
      for (const gesture of found.get(index) ?? []) await make(gesture, phoneOf(step));
    } else if (step.do !== 'expect') {
      const filled = await fillStep(step, stage);
      if (!filled.ok || filled.value.do === 'expect') return;
      await stage.perform(filled.value, `/steps/${index}`);
    }
  }

  /** Takes an event, and what came before it, out of what was sent. */
  async function take(send: Send, sent: readonly SentEvent[]): Promise<boolean> {
    const filled = await fillStep(send, stage);
    const at = sent.findIndex((one) => filled.ok && isOf(one, filled.value));
    surplus.set(phoneOf(send), sent.slice(at + 1));
    return at >= 0;
  }

  return {
    elements: async (phone) => (await stage.observe('screen', phone))?.elements ?? [],
    repeat,
    async attempt(gesture, send) {
      const refusal = await make(gesture, phoneOf(send));
      const sent = await stage.takeInputs(phoneOf(send));
      if (await take(send, sent)) return 'right';
      if (sent.some((one) => counts(one, send))) return 'counted';
      if (sent.length > 0) return 'wrong';
      return refusal === null ? 'nothing' : 'unreached';
    },
    async hasSent(send) {
      const phone = phoneOf(send);
      return take(send, [...(surplus.get(phone) ?? []), ...(await stage.takeInputs(phone))]);
    },
    typedCode: () => typedCode,
    async startAgain(index, path, phone) {
      await stage.close();
      stage = await driver.open(scenario);
      for (const [earlier, step] of scenario.steps.slice(0, index).entries()) {
        await repeat(step, earlier);
      }
      for (const gesture of path) await make(gesture, phone);
      for (const [name] of phonesOf(scenario)) await stage.takeInputs(name);
    },
    close: () => stage.close(),
  };
}

/** The gestures that send the event of a step: one, or one that opens a sheet and one in it. Null if there are none. */
async function search(
  rehearsal: Rehearsal,
  send: Send,
  index: number,
  usual: Part | undefined,
): Promise<readonly Gesture[] | null> {
  const phone = phoneOf(send);
  let tries = 0;

  /** Makes a gesture; what counts is tapped until it says the number. */
  async function attempt(gesture: Gesture) {
    const taps = [gesture];
    let outcome = await rehearsal.attempt(gesture, send);
    while (outcome === 'counted' && taps.length < MAX_COUNTED_TAPS) {
      taps.push(gesture);
      outcome = await rehearsal.attempt(gesture, send);
    }
    return { outcome: outcome === 'counted' ? 'wrong' : outcome, taps } as const;
  }

  /** Adds what opened to `opened`, with the elements in it. */
  async function tryAll(
    candidates: readonly Gesture[],
    before: readonly ScreenElement[],
    path: readonly Gesture[],
    opened: Map<Gesture, readonly ScreenElement[]>,
  ): Promise<readonly Gesture[] | null> {
    for (const candidate of candidates) {
      tries += 1;
      if (tries > MAX_TRIES) return null;
      const { outcome, taps } = await attempt(candidate);
      if (outcome === 'right') return [...path, ...taps];
      const inside = newAmong(await rehearsal.elements(phone), before);
      if (outcome !== 'wrong' && inside.length === 0) continue;
      if (outcome !== 'wrong') opened.set(candidate, inside);
      await rehearsal.startAgain(index, path, phone);
    }
    return null;
  }

  const elements = await rehearsal.elements(phone);
  const candidates = candidatesOf(send, elements);
  const isUsual = (one: Part) => usual !== undefined && isSame(one, usual);
  const opened = new Map<Gesture, readonly ScreenElement[]>();
  const gestures = await tryAll(
    [...candidates.filter(isUsual), ...candidates.filter((one) => !isUsual(one))],
    elements,
    [],
    opened,
  );
  if (gestures !== null) return gestures;
  // The smallest first: a question is likelier than a document.
  for (const [opener, inside] of [...opened].sort(([, a], [, b]) => a.length - b.length)) {
    tries = 0;
    await rehearsal.startAgain(index, [opener], phone);
    // What asks may name the answer as the page behind it names the question.
    const { role: dialog } = inside.find(({ role }) => DIALOGS.includes(role)) ?? {};
    const found = candidatesOf(send, inside).map((one) =>
      dialog !== undefined && isAmong(one, elements) ? { ...one, dialog } : one,
    );
    const gesturesInside = await tryAll(found, inside, [opener], new Map());
    if (gesturesInside !== null) return gesturesInside;
  }
  return null;
}

/** What might send an event, the likeliest first: the main action stands at the end of the page. */
function candidatesOf({ event }: Send, elements: readonly ScreenElement[]): readonly Gesture[] {
  const usable = elements.filter(({ name, isDisabled }) => name !== '' && !isDisabled);
  const text = typedIn(event);
  const ofRoles = (roles: readonly string[], typed: string | null) =>
    usable
      .filter(({ role }) => roles.includes(role))
      .map(({ role, name }): Gesture => ({ role, name, text: typed }));
  const buttons = ofRoles(['button'], null).reverse();
  const choices = ofRoles(CHOICES, null);
  if (text === null) return [...buttons, ...choices];
  const fields = ofRoles(FIELDS, text);
  return event.type.startsWith('TYPE') && fields.length > 0
    ? fields
    : [...choices, ...fields, ...buttons];
}

/** What an event brings along that may have been typed: its last text or number. */
function typedIn({ type, ...payload }: Send['event']): string | null {
  if (OWN_TEXTS.has(type)) return null;
  const typed = Object.values(payload).findLast((value) =>
    ['string', 'number'].includes(typeof value),
  );
  return typed === undefined ? null : String(typed);
}

function isSmsCode({ text }: Gesture): boolean {
  return text === SMS_CODE || text === SAME_SMS_CODE;
}

function isAmong(part: Part, elements: readonly Part[]): boolean {
  return elements.some((element) => isSame(element, part));
}

/** Elements that were not there before, or more of one name. */
function newAmong(
  elements: readonly ScreenElement[],
  before: readonly ScreenElement[],
): readonly ScreenElement[] {
  const old = [...before];
  return elements.filter((element) => {
    const at = old.findIndex((one) => isSame(one, element));
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
}

function isSameEvent(step: Step | undefined, send: Send): boolean {
  const { actor, event } = send;
  return (
    step?.do === 'send' &&
    step.actor === actor &&
    step.event.type === event.type &&
    phoneOf(step) === phoneOf(send)
  );
}

function isSame(one: Part, other: Part): boolean {
  return one.role === other.role && one.name === other.name;
}

/** Whether what the screen sent is the event of a step. A field may space a number its own way. */
function isOf({ actor, event }: SentEvent, step: Step): boolean {
  return (
    step.do === 'send' &&
    actor === step.actor &&
    event.type === step.event.type &&
    (OWN_TEXTS.has(event.type) || includes(withoutSpaces(event), withoutSpaces(step.event)))
  );
}

/** Whether what the screen sent is the event of a step, but for its number. */
function counts({ actor, event }: SentEvent, send: Send): boolean {
  const number = typedIn(send.event) ?? '';
  return actor === send.actor && event.type === send.event.type && /^\d{1,2}$/.test(number);
}

function withoutSpaces(event: object): unknown {
  return JSON.parse(JSON.stringify(event).replaceAll(/[ -]/g, ''));
}
