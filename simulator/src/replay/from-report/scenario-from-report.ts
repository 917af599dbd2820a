import { REQUEST_TIMEOUT_MS } from '@cangkir/api';
import { isMethodName, METHODS } from '@cangkir/bridge';
import {
  keysOf,
  matchRoute,
  PAGE_NAMES,
  SESSION_KEYS,
  serializeState,
  TAB_KEYS,
} from '@cangkir/core';
import { type ProblemReport, SMS_READ, type TrailStep } from '@cangkir/core/health';
import * as v from 'valibot';
import { DECLINED } from '../../host/answers.ts';
import { withoutBrand } from '../../scenario/placeholders.ts';
import { APP_VERSION } from '../../settings/settings.ts';
import type { JsonObject } from '../../shared/json-object.ts';
import { createDraft } from '../recording/draft.ts';
import type { RecordedScenario } from '../recording/recorder.ts';
import { momentText } from '../recording/timeline.ts';
import { startWithoutDefaults, stepWithoutDefaults } from '../recording/without-defaults.ts';
import { fitContract } from './fit-contract.ts';
import { PERSON, type WrittenValues, writtenValues } from './written-values.ts';

/** What the page asked for, and what came of it. */
export type AskedStep = Extract<TrailStep, { readonly ms: number | null }>;

/** The keys that a tab keeps for itself. */
const KEYS_OF_TAB: readonly string[] = Object.values(TAB_KEYS);

/** What a person does where no SMS is read for them. */
const CODE_READ: readonly JsonObject[] = [
  { do: 'send', actor: 'login', event: { type: 'TYPE_CODE', text: '900001' } },
  { do: 'send', actor: 'login', event: { type: 'SUBMIT_CODE' } },
];

/** A code that no table of ours knows. */
const UNKNOWN_CODE = 59_999;

/** Makes a scenario that goes the way of a report, and says what of it no scenario can do. */
export function scenarioFromReport(report: ProblemReport): RecordedScenario {
  const values = writtenValues(report);
  fitContract(askingsOf(report), values);
  const { before, steps } = stepsOf(report, values);
  const start = startWithoutDefaults({
    clock: { start: momentText(report.start.at) },
    device: deviceOf(report),
    user: isLoggedIn(report) ? PERSON : null,
    storage: storageOf(report, values),
    route: withoutBrand(report.start.route),
    backend: { fixture: 'everyday', overrides: before },
  });
  return {
    draft: createDraft(titleOf(report), values.fill(start), [...steps, ...endOf(report, values)]),
    remarks: remarksOn(report),
  };
}

/** The version of the native app, if it has said it. */
function appVersionOf(report: ProblemReport): { readonly appVersion?: unknown } {
  const info = askingsOf(report).find(
    ({ name, outcome }) => name === 'deviceInfo' && outcome === 'done',
  );
  const { appVersion }: { appVersion?: unknown } = { ...Object(info?.data) };
  return v.is(APP_VERSION, appVersion) ? { appVersion } : {};
}

function titleOf({ at, end }: ProblemReport): string {
  return `Reported ${momentText(at).slice(0, 16)} at ${matchRoute(end.route) ?? 'no route of ours'}`;
}

function askingsOf({ trail }: ProblemReport): readonly AskedStep[] {
  return trail.filter((step): step is AskedStep => 'ms' in step);
}

/** Whether somebody was logged in: in the native app, or by what was stored. */
function isLoggedIn(report: ProblemReport): boolean {
  const inApp = askingsOf(report).find(({ name }) => name === 'userInfo');
  if (inApp?.outcome === 'done') return inApp.data !== null;
  const { userInfo }: { userInfo?: unknown } = { ...Object(report.start.stored['global']) };
  return typeof userInfo === 'object' && userInfo !== null;
}

/** A step with what has to be promised before it. */
interface Group {
  readonly at: number;
  readonly step: JsonObject;
  readonly promises: JsonObject[];
}

/** The steps, each after what is answered from it on; and what is answered before the first one. */
function stepsOf(
  report: ProblemReport,
  values: WrittenValues,
): { readonly before: readonly JsonObject[]; readonly steps: readonly JsonObject[] } {
  const beginning: JsonObject[] = [];
  const groups: Group[] = [];
  for (const step of report.trail) {
    const answer = personAnswer(step, values);
    if (answer !== null) {
      groups.push(...answer.steps.map((one) => ({ at: answer.at, step: one, promises: [] })));
    } else if ('ms' in step) {
      const promise = promiseOf(notAborted(step, report), values);
      if (promise !== null) promiseIn(groups.at(-1)?.promises ?? beginning, promise);
    } else {
      const left = step.kind === 'opened' ? lastOf(report, step.at) : [];
      groups.push(
        ...[...left, ...inputsOf(step, values)].map((one) => ({
          at: step.at,
          step: one,
          promises: [],
        })),
      );
    }
  }
  let now = report.start.at;
  const advanceTo = (at: number): JsonObject[] => {
    const ms = at - now;
    if (ms <= 0) return [];
    now = at;
    return [{ do: 'advance', ms }];
  };
  const isRequest = (promise: JsonObject) => promise['do'] === 'http.override';
  const inTurn = groups.toSorted((one, other) => one.at - other.at);
  const written = inTurn.flatMap(({ at, step, promises }) => [...advanceTo(at), ...promises, step]);
  return {
    before: beginning.filter(isRequest).map(({ do: _, ...override }) => override),
    steps: [...written, ...advanceTo(report.at)].map(stepWithoutDefaults),
  };
}

/** Adds a promise to others. The same one twice in a row is one that holds twice. */
function promiseIn(promises: JsonObject[], promise: JsonObject): void {
  const { times = 1, ...last } = promises.at(-1) ?? {};
  if (promise['do'] !== 'http.override' || JSON.stringify(last) !== JSON.stringify(promise)) {
    promises.push(promise);
  } else promises.splice(-1, 1, { ...last, times: Number(times) + 1 });
}

/** What the person answered where the browser asked them, or the browser for them. Null for any other step. */
function personAnswer(
  step: TrailStep,
  values: WrittenValues,
): { readonly at: number; readonly steps: readonly JsonObject[] } | null {
  if (!('ms' in step) || step.ms === null) return null;
  const { name, ms, outcome, data } = step;
  const at = step.at + ms;
  const isDone = outcome === 'done';
  switch (name) {
    case 'share':
      return { at, steps: [{ do: 'answer', share: isDone }] };
    case 'scan':
      return { at, steps: [{ do: 'answer', ...values.fill({ scan: isDone ? data : null }) }] };
    case SMS_READ:
      return { at, steps: CODE_READ };
    default:
      return null;
  }
}

function inputsOf(
  step: Exclude<TrailStep, AskedStep>,
  values: WrittenValues,
): readonly JsonObject[] {
  switch (step.kind) {
    case 'sent': {
      const { actor, event, isIgnored } = step;
      const sent = { do: 'send', actor, event: values.fill(event) };
      return [isIgnored ? { ...sent, ignored: true } : sent];
    }
    case 'opened':
      return [values.fill({ do: 'open', route: withoutBrand(step.route) })];
    case 'language':
      return [{ do: 'choose-language', language: step.language }];
    case 'hidden':
      return [{ do: 'pause' }];
    case 'visible':
      return [{ do: 'resume' }];
    case 'connected':
      return [
        { do: 'network', network: 'offline' },
        { do: 'network', network: 'usual' },
      ];
    case 'login':
      return [{ do: 'other-tab', user: step.user === null ? null : values.person(step.user) }];
    case 'broke':
      return [];
  }
}

/**
 * An aborted request as if its page had waited. A replay may ask once where the page asked twice, such as before and after
 * the app said who the person is: it then gets the answer to the second.
 */
function notAborted(step: AskedStep, { trail }: ProblemReport): AskedStep {
  if (step.kind !== 'request' || step.outcome !== 'aborted') return step;
  const later = trail
    .slice(trail.indexOf(step) + 1)
    .filter((one): one is AskedStep => one.kind === 'request')
    .find(({ name, outcome }) => name === step.name && outcome !== 'aborted');
  if (later === undefined || later.ms === null) return step;
  return { ...later, at: step.at, ms: (step.ms ?? 0) + later.ms };
}

/** What a request or a call is answered with. Null if it is left to the scenario’s own world. */
function promiseOf(
  { kind, name, ms, outcome, data }: AskedStep,
  values: WrittenValues,
): JsonObject | null {
  const filled = values.fill({ data })['data'];
  const delay = ms === null || ms === 0 ? {} : { delay: ms };
  if (kind === 'request') {
    const answer = answerOf(outcome, filled, ms);
    // How long it took to learn that there is no answer differs each time.
    const reply = 'network' in answer ? answer : { ...answer, ...delay };
    return { do: 'http.override', match: name, reply };
  }
  const reply = replyOf(name, outcome, filled);
  return reply === null ? null : { do: 'bridge.reply', call: name, reply: { ...reply, ...delay } };
}

function answerOf(outcome: AskedStep['outcome'], data: unknown, ms: number | null): JsonObject {
  switch (outcome) {
    case null:
    case 'aborted':
      return { network: 'silent' };
    case 'unreachable':
      // The time counts from before the signing, and a timer is late.
      return { network: ms !== null && ms >= REQUEST_TIMEOUT_MS ? 'silent' : 'offline' };
    case 'malformed':
      return { body: 'It was malformed.' };
    default:
      return { code: typeof outcome === 'number' ? outcome : UNKNOWN_CODE, data };
  }
}

function replyOf(name: string, outcome: AskedStep['outcome'], data: unknown): JsonObject | null {
  switch (outcome) {
    case 'done':
      // What no person decides, the native app of the scenario does by itself.
      return isMethodName(name) && METHODS[name].showsUi ? { data } : null;
    case 'declined':
      return { code: DECLINED };
    case 'malformed':
      return { data: { malformed: true } };
    case null:
    case 'timeout':
      return { times: 0 };
    default:
      // The page knows it before it asks.
      return null;
  }
}

function deviceOf(report: ProblemReport): JsonObject {
  const outcomes = new Set(askingsOf(report).map(({ outcome }) => outcome));
  const { language, platform, isInApp, correction } = report;
  return {
    platform: isInApp && platform !== 'desktop' ? platform : 'browser',
    bridge: !outcomes.has('no-bridge'),
    ...appVersionOf(report),
    language,
    clockOffset: -correction,
  };
}

function storageOf({ start }: ProblemReport, values: WrittenValues): JsonObject {
  const areas: Record<'local' | 'session', Record<string, unknown>> = { local: {}, session: {} };
  for (const name of keysOf(SESSION_KEYS)) {
    const key = SESSION_KEYS[name];
    const area = KEYS_OF_TAB.includes(key) ? 'session' : 'local';
    const state = start.stored[name];
    if (state !== undefined)
      areas[area][key] = JSON.parse(serializeState(values.fill(Object(state))));
  }
  return areas;
}

/** What a page came to that the person left at a moment, as far as the flight recorder still knows. */
function lastOf({ events }: ProblemReport, leftAt: number): readonly JsonObject[] {
  // The machines hear of another route before the recorder.
  const left = events.findIndex(({ kind, at }) => kind === 'route' && at >= leftAt);
  const before = events.slice(0, Math.max(0, left));
  const onPage = before.slice(before.findLastIndex(({ kind }) => kind === 'route') + 1);
  const last = onPage.findLast((event) => event.kind === 'machine' && isPage(event.machine));
  return last?.kind === 'machine' ? [{ do: 'expect', ...actorIn(last.machine, last.state) }] : [];
}

function isPage(machine: string): boolean {
  return PAGE_NAMES.some((name) => name === machine);
}

/** @param states As a report has them, with commas between. */
function actorIn(actor: string, states: string): JsonObject {
  const [state = '', ...more] = states.split(',');
  return { actor, state: more.length === 0 ? state : [state, ...more] };
}

function endOf({ end }: ProblemReport, values: WrittenValues): readonly JsonObject[] {
  const [first = {}, ...others] = Object.entries(end.states).map(([actor, states]) =>
    actorIn(actor, states),
  );
  const route = values.fill({ route: withoutBrand(end.route) });
  return [{ ...first, ...route }, ...others].map((parts) => ({ do: 'expect', ...parts }));
}

function remarksOn(report: ProblemReport): readonly string[] {
  const { forgotten, release } = report;
  return [
    ...(forgotten === 0
      ? []
      : [`The first ${forgotten} steps are not in the report: the scenario begins without them.`]),
    ...unansweredChanges(report).map(
      (name) =>
        `${name} had no answer, and may have been carried out all the same: try “lost” in place of “offline”.`,
    ),
    `It is of the release ${release}, and does not say which browser and which screen: the scenario has the usual ones.`,
  ];
}

/** The changes that the scenario never lets arrive. The phone knows only that no answer came. */
function unansweredChanges(report: ProblemReport): readonly string[] {
  const names = askingsOf(report)
    .filter(({ kind, name }) => kind === 'request' && !name.startsWith('GET '))
    .filter(({ outcome, ms }) => answerOf(outcome, null, ms)['network'] === 'offline')
    .map(({ name }) => name);
  return [...new Set(names)];
}
