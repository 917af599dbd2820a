import path from 'node:path';
import { fail, type Language, type Result, succeed } from '@cangkir/core';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { userAgentOf } from '../../host/user-agent.ts';
import type { NetworkState } from '../../network/network.ts';
import { type Gestures, SAME_SMS_CODE, SMS_CODE } from '../../replay/browser/find-gestures.ts';
import type { Gesture } from '../../replay/browser/playwright-driver.ts';
import { TOKEN } from '../../replay/starting-point.ts';
import { storedText, storedTexts } from '../../replay/text-to-store.ts';
import type { Expectation, ScreenPart } from '../../scenario/expectation.ts';
import { DEVICE_IDS } from '../../scenario/phone-start.ts';
import { phoneOf, phonesOf } from '../../scenario/phones-of.ts';
import { hasRunTimePlaceholder } from '../../scenario/placeholders.ts';
import type { Device, PhoneStart, Scenario } from '../../scenario/scenario.ts';
import type { Step } from '../../scenario/step.ts';
import { saidIn } from '../../scenario/step-kinds.ts';
import { stepLabel } from '../../scenario/step-label.ts';
import { BROWSERS } from '../../settings/browsers.ts';
import type { PhoneName } from '../../settings/settings.ts';
import { visibleText } from './visible-text.ts';

/** The lines of a step, or why a browser and the backend by HTTP can't do it. */
type Lines = Result<readonly string[], string>;

/** What of an expectation a test of the screen can say. The rest is inside the app or the backend. */
const SAID = ['screen', 'route', 'language'];

/**
 * A scenario as a Playwright test that touches the production build as a person does. Fails with everything that such a
 * test can't say.
 *
 * @param gestures What a person does for each event that a step sends.
 */
export function playwrightTest(
  scenario: Scenario,
  gestures: Gestures,
  file: string,
): Result<string, readonly string[]> {
  const wrong = [...unsaidOfStart(scenario)];
  const now = momentsOf(scenario);
  const lines = scenario.steps.flatMap((step, index) => {
    const phone = phoneOf(step);
    const { device } = startOn(scenario, phone);
    const said = linesOf(step, {
      now: now[index] ?? 0,
      language: languageBefore(scenario, index, phone),
      isOpenedOffline: device.network === 'offline',
      gestures: gestures.get(index),
    });
    if (said.ok) return said.value.map((line) => lineOn(phone, line));
    wrong.push(`step ${index + 1}, ${stepLabel(step)}: ${said.failure}`);
    return [];
  });
  return wrong.length > 0
    ? fail(wrong)
    : succeed(textOf(scenario, gestures, lines, path.basename(file)));
}

function textOf(
  scenario: Scenario,
  gestures: Gestures,
  lines: readonly string[],
  file: string,
): string {
  const { title, device } = scenario;
  const opened = phonesOf(scenario).map(([name, { route }]) => lineOn(name, gotoLine(route)));
  const body = [...changesAtStart(scenario).map(performLine), ...opened, ...lines];
  const fixtures = ['page', 'backend', 'context', 'phone', 'second', 'letPass'].filter((name) =>
    body.some((line) => new RegExp(`(?<!\\.)\\b${name}[.(]`).test(line)),
  );
  const comments = [
    `${file}: a person’s way through the production build, on a backend of its own by HTTP.`,
    '`npm run build`, then `npx playwright test` with this file. docs/qa.md tells how it was exported.',
    ...unsaidMessage(scenario),
    ...undoneMessage(scenario, gestures),
  ];
  // Escaped, no text of the scenario ends its comment.
  return `${comments.map((text) => `// ${visibleText(text)}\n`).join('')}import { expect, test } from '@cangkir/tooling/http-test';

test.use({
  start: ${startOf(scenario)},
  locale: ${quoted(LOCALES[device.language])},
  timezoneId: 'Asia/Jakarta',
  viewport: ${literal(viewportOf(device))},
  userAgent: ${quoted(userAgentOf({ ...device, isNamed: true }))},
});

test(${quoted(title)}, async ({ ${fixtures.join(', ')} }) => {
${body.map((line) => `  ${line}`).join('\n')}
});
`;
}

/** Where a phone of a scenario starts. */
function startOn(scenario: Scenario, phone: PhoneName): PhoneStart {
  return (phone === 'second' ? scenario.secondPhone : undefined) ?? scenario;
}

/** A line of the first phone as one of another phone: it begins with what the line is about. */
function lineOn(phone: PhoneName, line: string): string {
  return phone === 'first'
    ? line
    : line.replace(/^await (expect\()?(page|context|phone)\b/, 'await $1second.$2');
}

function viewportOf({ viewport: [width, height] }: Device) {
  return { width, height };
}

const LOCALES = { id: 'id-ID', en: 'en-GB', zh: 'zh-CN' } as const;

function startOf(scenario: Scenario): string {
  const { backend, clock, seed, secondPhone } = scenario;
  const { fixture, madeFor } = backend;
  return literal({
    fixture,
    moment: clock.start,
    ...(madeFor !== undefined && { madeFor }),
    ...(seed !== 1 && { seed }),
    ...phoneFields(scenario),
    ...(secondPhone !== undefined && { secondPhone: secondFields(secondPhone) }),
  });
}

function secondFields(start: PhoneStart): object {
  const { device } = start;
  return {
    ...phoneFields(start),
    locale: LOCALES[device.language],
    viewport: viewportOf(device),
    userAgent: userAgentOf({ ...device, isNamed: true }),
  };
}

function phoneFields({ user, storage, device }: PhoneStart): object {
  const { platform, appVersion: version, bridge, browser, clockOffset, network } = device;
  const answers = written(answersOf(device));
  const { injects } = BROWSERS[browser];
  return {
    ...(user !== null && { user }),
    ...(platform !== 'browser' && bridge && { app: { platform, version } }),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(platform === 'browser' && injects.names.length > 0 && { injects }),
    ...(clockOffset !== 0 && { clockOffset }),
    ...(network === 'offline' && { isOffline: true }),
    ...(Object.keys(storage.local ?? {}).length > 0 && { storage: storedTexts(storage.local) }),
  };
}

/** The steps that bring the backend from its fixture to where the scenario starts. */
function changesAtStart({ backend }: Scenario): readonly object[] {
  const { set, remove, claimCode, overrides } = backend;
  const change = { do: 'backend.change', set, remove, ...(claimCode !== null && { claimCode }) };
  const changes = Object.keys(written(change)).length > 1 ? [change] : [];
  return [...changes, ...overrides.map((override) => ({ do: 'http.override', ...override }))];
}

/** The moment at which each step begins. Milliseconds since the epoch. */
function momentsOf({ clock, steps }: Scenario): readonly number[] {
  let now = Date.parse(clock.start);
  return steps.map((step) => {
    const begun = now;
    if (step.do === 'advance') now += step.ms;
    if (step.do === 'advance.to') now = Date.parse(step.moment);
    return begun;
  });
}

/** The language that a phone shows as a step begins. */
function languageBefore(scenario: Scenario, index: number, phone: PhoneName): Language {
  const chosen = scenario.steps
    .slice(0, index)
    .flatMap((step) =>
      step.do === 'choose-language' && phoneOf(step) === phone ? [step.language] : [],
    );
  return chosen.at(-1) ?? startOn(scenario, phone).device.language;
}

/** What of the expectations stands in no line, so that nobody takes the test for more than it is. */
function unsaidMessage({ steps }: Scenario): readonly string[] {
  const unsaid = new Set(
    steps.flatMap((step) =>
      step.do === 'expect' ? saidIn(step).filter((field) => !SAID.includes(field)) : [],
    ),
  );
  return unsaid.size === 0
    ? []
    : [`Not checked, for no screen shows it: ${[...unsaid].sort().join(', ')}.`];
}

/** The ignored events that no line sends: there is nothing to tap for them by then. */
function undoneMessage({ steps }: Scenario, gestures: Gestures): readonly string[] {
  const undone = steps.flatMap((step, index) =>
    step.do === 'send' && step.ignored === true && gestures.get(index)?.length === 0
      ? [`${step.actor} ${step.event.type} (step ${index + 1})`]
      : [],
  );
  return undone.length === 0
    ? []
    : [`Not done, for the screen has nothing to tap for it then: ${undone.join(', ')}.`];
}

/** What a scenario starts with that is not to be had from a browser and the backend by HTTP. */
export function unsaidOfStart(scenario: Scenario): readonly string[] {
  const { clock, backend } = scenario;
  const { madeFor = clock.start } = backend;
  const isLater = Date.parse(madeFor) > Date.parse(clock.start);
  return [
    ...phonesOf(scenario).flatMap(([phone, start]) => unsaidOfPhone(phone, start)),
    ...(isLater ? ['data made for a later moment'] : []),
  ];
}

function unsaidOfPhone(phone: PhoneName, { device, storage }: PhoneStart): readonly string[] {
  const wrong = [
    device.id === DEVICE_IDS[phone] ? null : 'a device with a name of its own',
    device.network === 'slow' ? 'a slow network' : null,
    device.readsSms ? 'a code that the phone reads from an SMS' : null,
    device.platform === 'browser' && device.location !== undefined ? 'a place in a browser' : null,
    Object.keys(storage.session ?? {}).length === 0 ? null : 'what a tab has stored',
    JSON.stringify(storage.local ?? {}).includes(TOKEN) ? 'a token that is stored' : null,
  ];
  return wrong.filter((message) => message !== null);
}

/** What the person does at once whenever the native app, or the browser, asks. */
function answersOf({ login, scan, share, pay, location }: Device) {
  return { login, scan, share, pay, location };
}

/** How the app is as a step begins. */
interface Begun {
  readonly now: number;
  readonly language: Language;
  /** Whether the page was opened without a network. */
  readonly isOpenedOffline: boolean;
  readonly gestures: readonly Gesture[] | undefined;
}

function linesOf(step: Step, { now, language, isOpenedOffline, gestures }: Begun): Lines {
  if (step.do !== 'send' && JSON.stringify(step).includes(SMS_CODE)) {
    return fail('only a field takes the code of an SMS.');
  }
  switch (step.do) {
    case 'send':
      return linesOfSend(gestures, step.ignored === true);
    case 'tap':
      return succeed([tapLine({ role: step.role, name: step.name })]);
    case 'advance':
      return succeed([`await letPass(${grouped(step.ms)});`]);
    case 'advance.to':
      return succeed([`await letPass(${grouped(Date.parse(step.moment) - now)});`]);
    case 'http.override':
    case 'backend.change':
      return succeed([performLine(step)]);
    case 'network':
      return linesOfNetwork(step.network, isOpenedOffline);
    case 'choose-language':
      return succeed([
        tapLine({ role: 'button', name: CHANGE_LANGUAGE[language] }),
        tapLine({ role: 'radio', name: LANGUAGE_NAMES[step.language] }),
      ]);
    case 'other-tab':
      return succeed([`await phone.otherTab(${step.user === null ? 'null' : said(step.user)});`]);
    case 'storage.change': {
      const { area, key, value } = step;
      if (area === 'session') return fail('another tab has a storage of its own.');
      const text = value === null ? 'null' : said(storedText(value));
      return succeed([`await phone.storeInOtherTab(${quoted(key)}, ${text});`]);
    }
    case 'bridge.event':
      return succeed([`await phone.emit(${quoted(step.event)});`]);
    case 'pause':
      return succeed(['await phone.cover();']);
    case 'resume':
      return succeed(['await phone.uncover();']);
    case 'reload':
      return succeed(['await page.reload();']);
    case 'back':
      return succeed(['await page.goBack();']);
    case 'open':
      return succeed([gotoLine(step.route)]);
    case 'expect':
      return linesOfExpectation(step);
    default:
      return fail(`a page and the backend by HTTP have no way to do “${step.do}”.`);
  }
}

/** The control in the app's bar, by the language that it speaks. */
const CHANGE_LANGUAGE = { id: 'Ganti bahasa', en: 'Change language', zh: '切换语言' } as const;

const LANGUAGE_NAMES = { id: 'Bahasa Indonesia', en: 'English', zh: '中文' } as const;

function linesOfNetwork(network: NetworkState, isOpenedOffline: boolean): Lines {
  if (network === 'slow') return fail('a slow network.');
  return succeed([
    network === 'usual' && isOpenedOffline
      ? 'await phone.reconnect();'
      : `await context.setOffline(${network === 'offline'});`,
  ]);
}

function linesOfSend(gestures: readonly Gesture[] | undefined, isIgnored: boolean): Lines {
  if (gestures === undefined) return fail('nothing on the screen was found to send it.');
  if (gestures.some(({ text }) => text?.includes('{{') === true && !CODES.has(text))) {
    return fail('what is typed is known only as it runs.');
  }
  // A finger does not wait until what is disabled can be tapped.
  return succeed(gestures.map(isIgnored ? forcedTapLine : gestureLine));
}

function gestureLine(gesture: Gesture): string {
  const { text } = gesture;
  if (text === null) return tapLine(gesture);
  return `await ${partLocator(gesture)}.fill(${CODES.get(text) ?? quoted(text)});`;
}

/** How a test reads the code of an SMS. */
const CODES: ReadonlyMap<string, string> = new Map([
  [SMS_CODE, 'await backend.smsCode()'],
  [SAME_SMS_CODE, 'backend.sameSmsCode()'],
]);

function forcedTapLine(gesture: Gesture): string {
  return `await ${partLocator(gesture)}.click({ force: true });`;
}

function tapLine(part: Touched): string {
  return `await ${partLocator(part)}.click();`;
}

type Touched = Pick<Gesture, 'role' | 'name' | 'dialog'>;

function partLocator({ role, name, dialog }: Touched): string {
  const part = locator(role, name);
  return dialog === undefined ? part : part.replace('page.', `page.getByRole(${quoted(dialog)}).`);
}

function linesOfExpectation({ screen = [], route, language }: Expectation): Lines {
  return succeed([
    ...(route === undefined ? [] : [`await expect(page).toHaveURL(${routePattern(route)});`]),
    ...(language === undefined
      ? []
      : [`await expect(page.locator('html')).toHaveAttribute('lang', ${quoted(language)});`]),
    ...screen.map(partLine),
  ]);
}

function partLine({ heading, text, role = 'heading', name = heading, is }: ScreenPart): string {
  if (text !== undefined) {
    const not = is === 'absent' ? '.not' : '';
    return `await expect(page.locator('body'))${not}.toContainText(${said(text)}, { useInnerText: true, ignoreCase: true });`;
  }
  const checks = {
    absent: 'toHaveCount(0)',
    disabled: 'toBeDisabled()',
    focused: 'toBeFocused()',
    shown: 'toBeVisible()',
  };
  const part = locator(role, name ?? '');
  return `await expect(${is === undefined ? `${part}.first()` : part}).${checks[is ?? 'shown']};`;
}

function locator(role: string, name: string): string {
  return `page.getByRole(${quoted(role)}, { name: ${said(name)}, exact: true })`;
}

function gotoLine(route: string): string {
  return `await page.goto(${said(`${APP_PATH}#${route}`)});`;
}

/** A text as the test says it. The backend knows what is known only as the test runs. */
function said(text: string): string {
  return hasRunTimePlaceholder(text) ? `await backend.fill(${quoted(text)})` : quoted(text);
}

/** A placeholder in the pattern of a route. */
const UNKNOWN = /\\\{\\\{.*?\\\}\\\}/g;

/** The path as it is; of the query what the scenario says, in any order. */
function routePattern(route: string): string {
  const [at = '', query = ''] = route.split('?');
  const escaped = (text: string) =>
    text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(UNKNOWN, '[^&]+');
  const parts = query === '' ? [] : query.split('&');
  const ahead = parts.map((part) => `(?=.*[?&]${escaped(part)}(&|$))`).join('');
  return visibleText(`/#${escaped(at)}${ahead}(\\?|$)/`);
}

function performLine(step: object): string {
  return `await backend.perform(${literal(written(step))});`;
}

/** A step without what it leaves at its default. */
function written(step: object): object {
  return Object.fromEntries(
    Object.entries(step).filter(
      ([key, value]) =>
        key !== 'phone' &&
        value !== undefined &&
        !(key === 'times' && value === 1) &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );
}

/** A value as TypeScript, on one line. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^[a-z]\w*$/i.test(key) ? key : quoted(key)}: ${literal(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/** A text as code. The escapes of what would not be seen mean the same in it. */
function quoted(text: string): string {
  return `'${visibleText(JSON.stringify(text)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function grouped(ms: number): string {
  return String(ms).replaceAll(/(?<=\d)(?=(\d{3})+$)/g, '_');
}
