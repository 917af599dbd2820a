import { type App, PAGE_NAMES, userIdOf } from '@cangkir/core';
import { isPersonId } from '../../backend/login/login.fixture.ts';
import { onPhone, phoneOf } from '../../scenario/phones-of.ts';
import type { Action } from '../../scenario/step.ts';
import type { PhoneName } from '../../settings/settings.ts';
import { isJsonObject, type JsonObject } from '../../shared/json-object.ts';
import { formatPointer } from '../../shared/json-pointer.ts';
import { isOffered } from '../person-events.ts';
import type { Broken, Law, Scene } from '../scene.ts';
import { machineName, type SeenMachine, seenMachines, startOn } from '../seen-machines.ts';

/** The machines whose changes outlive a reload. */
const KEEPING: readonly string[] = [...PAGE_NAMES, 'login'];

/** The outcome of a change is learned under the key that it was sent with. */
export const keepsPendingKey: Law = () => {
  /** By machine, on the page and for the user that it has. */
  const pending = new Map<string, { readonly place: string; readonly key: string }>();
  return (scene) => {
    for (const machine of seenMachines(scene)) {
      const { phone, actor, context } = machine;
      if (!('pendingKey' in context) || !KEEPING.includes(actor)) continue;
      const name = machineName(machine);
      const place = placeOn(phone, scene);
      const known = pending.get(name);
      const { pendingKey } = context;
      if (typeof pendingKey === 'string') pending.set(name, { place, key: pendingKey });
      else pending.delete(name);
      const isKept = known?.key === pendingKey || known?.place !== place;
      if (known === undefined || isKept || isAnswered(known.key, scene)) continue;
      return {
        message: `${actor} lets go of the key of a change whose outcome is unknown.`,
        expectation: {
          do: 'expect',
          ...onPhone(phone),
          actor,
          context: { '/pendingKey': known.key },
        },
      };
    }
    return null;
  };
};

function isAnswered(key: string, { answeredKeys }: Scene): boolean {
  return [...answeredKeys].some((shown) => key.startsWith(shown.replace('…', '')));
}

/** Where a person is, and who. */
function placeOn(phone: PhoneName, { apps }: Scene): string {
  const app = apps.get(phone);
  const global = app?.session.global.get();
  const route = app?.session.commonSession.get().routeQueue.at(-1)?.path;
  return JSON.stringify([route, global === undefined ? null : userIdOf(global)]);
}

/** A text that a person typed, and where the machine has it. */
interface Typed {
  readonly place: string;
  readonly pointer: string;
  readonly text: string;
}

/** What a person has typed is there after a reload. */
export const keepsTypedText: Law = () => {
  const typed = new Map<string, Typed>();
  return (scene, action) => {
    const machines = seenMachines(scene);
    if (action.do === 'reload') return lostText(machines, typed, phoneOf(action), scene);
    if (action.do !== 'send') {
      forgetChanged(machines, typed, scene);
      return null;
    }
    const { text } = action.event;
    forgetChanged(machines, typed, scene);
    const phone = phoneOf(action);
    const machine = machines.find((one) => one.phone === phone && one.actor === action.actor);
    const isTyped =
      typeof text === 'string' &&
      text !== '' &&
      machine !== undefined &&
      isOffered(action.event.type, machine.context);
    const pointer = isTyped ? pointerTo(text, machine.context) : null;
    if (pointer !== null && typeof text === 'string') {
      const place = placeOn(phone, scene);
      typed.set(machineName({ phone, actor: action.actor }), { place, pointer, text });
    }
    return null;
  };
};

/** A machine may let go of a text by itself, such as of one that was sent. */
function forgetChanged(
  machines: readonly SeenMachine[],
  typed: Map<string, Typed>,
  scene: Scene,
): void {
  for (const [name, { pointer, text, place }] of typed) {
    const machine = machines.find((one) => machineName(one) === name);
    const isThere =
      machine !== undefined &&
      placeOn(machine.phone, scene) === place &&
      pointerTo(text, machine.context) === pointer;
    if (!isThere) typed.delete(name);
  }
}

function lostText(
  machines: readonly SeenMachine[],
  typed: Map<string, Typed>,
  phone: PhoneName,
  scene: Scene,
): Broken | null {
  for (const machine of machines) {
    if (machine.phone !== phone) continue;
    const { actor, context, snapshot } = machine;
    const kept = typed.get(machineName(machine));
    if (kept === undefined || kept.place !== placeOn(phone, scene)) continue;
    if (snapshot.hasTag('busy') || pointerTo(kept.text, context) === kept.pointer) continue;
    return {
      message: `${actor} forgets what was typed when the page is reloaded.`,
      expectation: {
        do: 'expect',
        ...onPhone(phone),
        actor,
        context: { [kept.pointer]: kept.text },
      },
    };
  }
  return null;
}

/** Where a machine holds a text. Null if it does not. */
function pointerTo(text: string, context: JsonObject, path: readonly string[] = []): string | null {
  for (const [field, value] of Object.entries(context)) {
    const own = [...path, field];
    if (value === text) return formatPointer(own);
    const inside = isJsonObject(value) && own.length < 4 ? pointerTo(text, value, own) : null;
    if (inside !== null) return inside;
  }
  return null;
}

/** The language that was chosen, and who is logged in, are the same after a reload. */
export const keepsSettings: Law = (start) => {
  let before = new Map([...start.apps].map(([phone, app]) => [phone, settingsOf(app)]));
  return ({ apps, backend }, action) => {
    const earlier = before;
    before = new Map([...apps].map(([phone, app]) => [phone, settingsOf(app)]));
    const phone = phoneOf(action);
    const known = earlier.get(phone);
    const now = before.get(phone);
    if (known === undefined || now === undefined) return null;
    const expected = expectedAfter(action, known);
    if (expected === null) return null;
    if (now.language !== expected.language) {
      return brokenSetting('language', phone, { language: expected.language });
    }
    const { user } = expected;
    // A native app knows better who is logged in, a token may be revoked elsewhere, and a file names no stranger.
    const isJudged =
      startOn(phone, start.scenario).device.platform === 'browser' &&
      (user === null || (isPersonId(user) && Object.hasOwn(backend.sessions, known.token)));
    return now.user === user || !isJudged ? null : brokenSetting('user', phone, { user });
  };
};

interface Settings {
  readonly language: string;
  readonly user: string | null;
  readonly token: string;
}

function settingsOf({ language, session }: App): Settings {
  const global = session.global.get();
  return { language: language(), user: userIdOf(global), token: global.token };
}

function expectedAfter(action: Action, known: Settings): Settings | null {
  if (action.do === 'reload') return known;
  return action.do === 'choose-language' ? { ...known, language: action.language } : null;
}

function brokenSetting(name: string, phone: PhoneName, expected: JsonObject): Broken {
  return {
    message: `The ${name} does not stay as it was.`,
    expectation: { do: 'expect', ...onPhone(phone), ...expected },
  };
}
