import { ACTION_ROWS, actionsIn } from '../backend/actions.ts';
import type { Expectation, ScreenPart } from './expectation.ts';
import { phoneOf } from './phones-of.ts';
import type { Action, BridgeReply, HttpOverride, Step } from './step.ts';

/** A step in one line for people. */
export function stepLabel(step: Step): string {
  const label = step.do === 'expect' ? expectationLabel(step) : actionLabel(step);
  return phoneOf(step) === 'second' ? `phone 2: ${label}` : label;
}

function actionLabel(action: Action): string {
  switch (action.do) {
    case 'send':
      return `send ${action.actor} ${eventLabel(action.event)}${action.ignored === true ? ', ignored' : ''}`;
    case 'advance':
      return `let ${durationText(action.ms)} pass`;
    case 'advance.to':
      return `let time pass until ${action.moment}`;
    case 'bridge.reply':
      return `override ${action.call} ${action.nth === undefined ? '' : `(call ${action.nth}) `}${bridgeLabel(action.reply)}`;
    case 'answer':
      return answerLabel(action);
    case 'bridge.event':
      return `the native app sends ${action.event}`;
    case 'http.override':
      return `override ${action.match} ${httpLabel(action)}`;
    case 'network':
      return `the network is ${action.network}`;
    case 'backend.change':
      return `change the backend: ${backendLabel(action)}`;
    case 'other-tab':
      return action.user === null ? 'another tab logs out' : `another tab logs in ${action.user}`;
    case 'storage.change':
      return `another tab changes ${action.area} storage: ${action.key}`;
    case 'choose-language':
      return `choose the language ${action.language}`;
    case 'tap':
      return `tap the ${action.role} “${action.name}”`;
    case 'pause':
      return 'something else comes in front of the page';
    case 'resume':
      return 'the page is in front again';
    case 'reload':
      return 'reload the page';
    case 'back':
      return 'go back';
    case 'open':
      return `open ${action.route}`;
  }
}

function eventLabel({ type, ...rest }: Readonly<Record<string, unknown>>): string {
  return Object.keys(rest).length === 0 ? String(type) : `${type} ${JSON.stringify(rest)}`;
}

function bridgeLabel({ code, times, delay }: BridgeReply): string {
  if (times === 0) return 'no answer';
  return [
    `code ${code}`,
    times === 2 ? 'twice' : '',
    delay > 0 ? `after ${durationText(delay)}` : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function answerLabel({ login, scan, share, pay }: Extract<Action, { do: 'answer' }>): string {
  if (login !== undefined) {
    return login === null ? 'close the app’s login' : `log in to the app: ${login}`;
  }
  if (scan !== undefined) return scan === null ? 'close the camera' : `scan ${scan}`;
  if (share !== undefined) return share ? 'share' : 'do not share';
  return pay ? 'pay in the app' : 'do not pay in the app';
}

function backendLabel(change: Extract<Action, { do: 'backend.change' }>): string {
  const { set, remove, claimCode } = change;
  const conduct = claimCode === null ? 'claims by the rules' : `claims end with ${claimCode}`;
  return [
    ...Object.keys(set),
    ...remove,
    ...(claimCode === undefined ? [] : [conduct]),
    ...actionsIn(change).map(({ name, argument }) => ACTION_ROWS[name].label(argument)),
  ].join(', ');
}

function httpLabel({ reply, times }: HttpOverride): string {
  const { code, body, network, delay } = reply;
  return [
    code === undefined ? '' : `code ${code}`,
    body === undefined ? '' : 'another body',
    network ?? '',
    delay === undefined ? '' : `after ${durationText(delay)}`,
    times === 1 ? '' : `${times} times`,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function expectationLabel(expectation: Expectation): string {
  const { route, left, redirect, user, language, storage, requests, calls, backend, screen } =
    expectation;
  const parts = [
    ...actorLabel(expectation),
    route === undefined ? '' : `the route ${route}`,
    left === undefined ? '' : `the page left for ${left ?? 'nowhere'}`,
    redirect === undefined ? '' : `login to lead to ${redirect ?? 'home'}`,
    user === undefined ? '' : `${user ?? 'nobody'} logged in`,
    language === undefined ? '' : `the language ${language}`,
    storage === undefined ? '' : `in storage ${listOf({ ...storage.local, ...storage.session })}`,
    ...countText({ ...requests, ...calls }),
    backend === undefined ? '' : `in the backend ${listOf(backend)}`,
    screen === undefined ? '' : `on the screen ${screen.map(screenPartLabel).join(', ')}`,
  ];
  return `expect ${parts.filter((part) => part !== '').join('; ')}`;
}

/** A part of a screen for people. */
export function screenPartLabel({
  heading,
  text,
  role = 'heading',
  name = heading,
  is,
}: ScreenPart) {
  const what = text === undefined ? `${role} “${name}”` : `“${text}”`;
  if (is === 'absent') return `no ${what}`;
  return is === undefined ? what : `${what} ${is}`;
}

function actorLabel({ actor, state, running, context = {} }: Expectation): string[] {
  if (actor === undefined) return [];
  if (running === false) return [`${actor} not to run`];
  const place = state === undefined ? '' : ` ${[state].flat().join(' and ')}`;
  const inside = Object.keys(context).length === 0 ? '' : ` with ${listOf(context)}`;
  return [`${actor}${place || inside ? place + inside : ' to run'}`];
}

function countText(counts: Readonly<Record<string, number | undefined>>): string[] {
  return Object.entries(counts).map(([name, count]) => `${name} ×${count}`);
}

function listOf(record: object): string {
  return Object.keys(record).join(', ');
}

function durationText(ms: number): string {
  return ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`;
}
