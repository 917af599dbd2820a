import { type App, LANGUAGES } from '@cangkir/core';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@cangkir/core/durations';
import { actsOn } from '@cangkir/core/health';
import { PEOPLE } from '../backend/login/login.fixture.ts';
import { eventTypesOf } from '../inspection/event-types-of.ts';
import { onPhone } from '../scenario/phones-of.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { JsonObject } from '../shared/json-object.ts';
import type { Choose, Weighted } from './choose.ts';
import type { Corpus } from './corpus.ts';
import type { Coverage } from './coverage.ts';
import { eventOf } from './payloads.ts';
import { isForPeople, isOffered, isSentByPerson } from './person-events.ts';
import type { Scene } from './scene.ts';
import { seenMachines } from './seen-machines.ts';

/** A step that can be taken now, as a file writes it. */
export interface Move {
  readonly step: JsonObject;
  /** The machine that it is sent to, and its state; null for any other step. */
  readonly sent: SentTo | null;
}

export interface SentTo {
  readonly machine: string;
  readonly actor: string;
  readonly state: unknown;
  readonly event: string;
}

/** How much likelier what was never tried is than the rest of the world. */
const NEVER_TRIED = 40;

/** How likely what was tried is, before it is tried more often. */
const TRIED = 16;

/** The share of what is seldom at hand. */
const RARELY = 0.05;

const PAUSES_MS: readonly number[] = [
  100,
  2 * SECOND_MS,
  10 * SECOND_MS,
  3 * MINUTE_MS,
  3 * MINUTE_MS,
  16 * MINUTE_MS,
];

/** What becomes of answers. */
const REPLIES: readonly JsonObject[] = [
  { network: 'lost' },
  { network: 'lost' },
  { network: 'offline' },
  { network: 'silent' },
  { delay: 3000 },
  { code: 10000 },
];

export interface Situation {
  readonly scene: Scene;
  readonly corpus: Corpus;
  readonly coverage: Coverage;
  /** The links that a person may follow. */
  readonly links: readonly string[];
}

/** What can be done now, and how likely it is to be done. */
export function movesIn(situation: Situation, choose: Choose): readonly Weighted<Move>[] {
  const { scene } = situation;
  return [
    ...sends(situation, choose),
    ...[...scene.apps.keys()].flatMap((phone) => worldMoves(phone, situation, choose)),
    move(6, { do: 'advance', ms: choose.of(PAUSES_MS) }),
    // Pages that poll take long for a day.
    move(0.5, { do: 'advance', ms: DAY_MS }),
    ...tillMoves(scene, choose),
  ];
}

/** Every event that a machine acts on now. */
function sends({ scene, corpus, coverage }: Situation, choose: Choose): Weighted<Move>[] {
  const { apps } = scene;
  return seenMachines(scene).flatMap(({ phone, actor, snapshot, context }) => {
    if (!isForPeople(actor)) return [];
    const machine: string = snapshot.machine.id;
    return eventTypesOf(snapshot).flatMap((type) => {
      if (!isSentByPerson(type) || !isOffered(type, context)) return [];
      const event = eventOf(type, { actor, machine, context }, corpus, choose);
      if (!actsOn(snapshot, event)) return [];
      const times = coverage.timesSent(machine, snapshot.value, type);
      const weight = times === 0 ? NEVER_TRIED : TRIED / (1 + times / 20) + 4;
      const share = isAtHand(actor, apps.get(phone)) ? 1 : RARELY;
      return [
        {
          item: {
            step: { do: 'send', ...onPhone(phone), actor, event },
            sent: { machine, actor, state: snapshot.value, event: type },
          },
          weight: weight * share,
        },
      ];
    });
  });
}

/** A member has no login on the screen, and few log out everywhere. */
function isAtHand(actor: string, app: App | undefined): boolean {
  if (actor === 'logOutEverywhere') return false;
  return actor !== 'login' || app?.session.global.get().userInfo === null;
}

function worldMoves(
  phone: PhoneName,
  { scene, coverage, links }: Situation,
  choose: Choose,
): Weighted<Move>[] {
  const on = onPhone(phone);
  return [
    move(hasMuchToLose(phone, scene) ? 12 : 3, { do: 'reload', ...on }),
    move(2, { do: 'back', ...on }),
    move(1, { do: 'open', ...on, route: choose.of(links) }),
    move(3, { do: 'network', ...on, network: choose.of(['usual', 'usual', 'slow', 'offline']) }),
    move(1, { do: 'choose-language', ...on, language: choose.of(LANGUAGES) }),
    move(1, { do: 'other-tab', ...on, user: choose.of([...Object.keys(PEOPLE), null]) }),
    move(1, { do: 'pause', ...on }),
    move(2, { do: 'resume', ...on }),
    ...faults(phone, scene, coverage, choose),
  ];
}

/** Whether a change is under way, or somebody has typed something: a reload comes at a bad time. */
function hasMuchToLose(phone: PhoneName, { apps }: Scene): boolean {
  const { pageDrafts } = apps.get(phone)?.session.commonSession.get() ?? { pageDrafts: {} };
  const isBusy = seenMachines({ apps }).some(
    (machine) => machine.phone === phone && machine.snapshot.hasTag('busy'),
  );
  return isBusy || Object.keys(pageDrafts).length > 0;
}

/** Answers that go wrong, of what the machines of the phone ask for. */
function faults(
  phone: PhoneName,
  scene: Scene,
  coverage: Coverage,
  choose: Choose,
): Weighted<Move>[] {
  const endpoints = seenMachines(scene)
    .filter((machine) => machine.phone === phone)
    .flatMap(({ actor }) => coverage.endpointsOf(actor));
  if (endpoints.length === 0) return [];
  // An answer that is lost matters most where something was changed.
  const changes = endpoints.filter((endpoint) => endpoint.startsWith('POST '));
  const match = choose.of(changes.length === 0 || choose.oneIn(4) ? endpoints : changes);
  return [move(8, { do: 'http.override', ...onPhone(phone), match, reply: choose.of(REPLIES) })];
}

/** What the till, the provider and the store do. */
function tillMoves({ backend, now }: Scene, choose: Choose): Weighted<Move>[] {
  const orders = Object.values(backend.payments);
  const paid = orders.filter(({ progress }) => progress.kind === 'paid');
  const vouchers = Object.values(backend.vouchers).filter(
    ({ usedAt, claimedAt }) => usedAt === null && claimedAt <= now,
  );
  return [
    ...(orders.length === 0
      ? []
      : [move(3, { do: 'backend.change', paid: choose.of(orders).orderNumber })]),
    ...(paid.length === 0
      ? []
      : [move(1, { do: 'backend.change', refunded: choose.of(paid).orderNumber })]),
    ...(vouchers.length === 0
      ? []
      : [move(1, { do: 'backend.change', redeemed: codeOf(choose.of(vouchers).id) })]),
  ];
}

/** A file holds no code of a voucher. */
function codeOf(voucherId: string): string {
  return `{{backend:/vouchers/${voucherId}/code}}`;
}

function move(weight: number, step: JsonObject): Weighted<Move> {
  return { item: { step, sent: null }, weight };
}
