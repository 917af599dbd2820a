import path from 'node:path';
import { fail, type Result, succeed } from '@cangkir/core';
import { userAgentOf } from '../../host/user-agent.ts';
import { type Gestures, SMS_CODE } from '../../replay/browser/find-gestures.ts';
import type { Gesture } from '../../replay/browser/playwright-driver.ts';
import type { Expectation, ScreenPart } from '../../scenario/expectation.ts';
import { phoneOf } from '../../scenario/phones-of.ts';
import { hasRunTimePlaceholder } from '../../scenario/placeholders.ts';
import type { Device, Scenario } from '../../scenario/scenario.ts';
import type { Step } from '../../scenario/step.ts';
import { saidIn } from '../../scenario/step-kinds.ts';
import { stepWords } from '../../scenario/step-words.ts';
import { APP_PATH } from '../../shared/app-path.ts';

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
    const said = linesOf(step, now[index] ?? 0, gestures.get(index));
    if (said.ok) return said.value;
    wrong.push(`step ${index + 1}, ${stepWords(step)}: ${said.failure}`);
    return [];
  });
  return wrong.length > 0 ? fail(wrong) : succeed(textOf(scenario, lines, path.basename(file)));
}

function textOf(scenario: Scenario, lines: readonly string[], file: string): string {
  const { title, route, device } = scenario;
  const body = [
    ...changesAtStart(scenario).map(performLine),
    `await page.goto(${quoted(addressOf(route))});`,
    ...lines,
  ];
  const fixtures = ['page', 'backend', 'context', 'letPass'].filter((name) =>
    body.some((line) => new RegExp(`\\b${name}[.(]`).test(line)),
  );
  return `// ${file}: a person’s way through the production build, on a backend of its own by HTTP.
// \`npm run build\`, then \`npx playwright test\` with this file. docs/qa.md tells how it was exported.
${unsaidWords(scenario)}import { expect, test } from '@cangkir/tooling/http-test';

test.use({
  start: ${startOf(scenario)},
  locale: ${quoted(LOCALES[device.language])},
  timezoneId: 'Asia/Jakarta',
  viewport: { width: ${device.viewport[0]}, height: ${device.viewport[1]} },
  userAgent: ${quoted(userAgentOf({ ...device, isNamed: true }))},
});

test(${quoted(title)}, async ({ ${fixtures.join(', ')} }) => {
${body.map((line) => `  ${line}`).join('\n')}
});
`;
}

/** The device of a test (http-test.ts). */
const DEVICE = 'phone-1';

const LOCALES = { id: 'id-ID', en: 'en-GB', zh: 'zh-CN' } as const;

function startOf({ backend, clock, seed, user, storage, device }: Scenario): string {
  const { fixture, madeFor } = backend;
  const { platform, appVersion: version, bridge } = device;
  const fields = {
    fixture,
    moment: clock.start,
    ...(madeFor !== undefined && { madeFor }),
    ...(seed !== 1 && { seed }),
    ...(user !== null && { user }),
    ...(platform !== 'browser' && bridge && { app: { platform, version } }),
    ...(Object.keys(storage.local ?? {}).length > 0 && { storage: storage.local }),
  };
  return literal(fields);
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

/** What of the expectations stands in no line, so that nobody takes the test for more than it is. */
function unsaidWords({ steps }: Scenario): string {
  const unsaid = new Set(
    steps.flatMap((step) =>
      step.do === 'expect' ? saidIn(step).filter((field) => !SAID.includes(field)) : [],
    ),
  );
  return unsaid.size === 0
    ? ''
    : `// Not checked, for no screen shows it: ${[...unsaid].sort().join(', ')}.\n`;
}

/** What a scenario starts with that is not to be had from a browser and the backend by HTTP. */
export function unsaidOfStart({
  device,
  secondPhone,
  backend,
  storage,
  clock,
}: Scenario): readonly string[] {
  const { madeFor = clock.start } = backend;
  const wrong = [
    answersOf(device).length === 0 ? null : `the native app’s own: ${answersOf(device).join(', ')}`,
    device.id === DEVICE ? null : 'a device with a name of its own',
    device.browser === 'chrome' ? null : `another browser: ${device.browser}`,
    secondPhone === undefined ? null : 'a second phone',
    device.clockOffset === 0 ? null : 'a phone whose clock is wrong',
    device.network === 'usual' ? null : `a network that is ${device.network} at the start`,
    device.readsSms ? 'a code that the phone reads from an SMS' : null,
    device.location === undefined ? null : 'a place',
    Object.keys(storage.session ?? {}).length === 0 ? null : 'what a tab has stored',
    Object.values(storage.local ?? {}).every((value) => typeof value === 'string')
      ? null
      : 'stored values that are no text',
    Date.parse(madeFor) > Date.parse(clock.start) ? 'data made for a later moment' : null,
  ];
  return wrong.filter((words) => words !== null);
}

/** What the person does at once whenever the native app, or the browser, asks. */
function answersOf({ login, scan, share, pay }: Device): readonly string[] {
  const given = { login, scan, share, pay };
  return Object.entries(given).flatMap(([name, answer]) => (answer === undefined ? [] : [name]));
}

function linesOf(step: Step, now: number, gestures: readonly Gesture[] | undefined): Lines {
  if (phoneOf(step) === 'second') return fail('it is on a second phone.');
  if (holdsUnknown(step)) return fail('it holds what is known only as it runs.');
  switch (step.do) {
    case 'send':
      return linesOfSend(gestures);
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
      return step.network === 'slow'
        ? fail('a slow network.')
        : succeed([`await context.setOffline(${step.network === 'offline'});`]);
    case 'reload':
      return succeed(['await page.reload();']);
    case 'back':
      return succeed(['await page.goBack();']);
    case 'open':
      return succeed([`await page.goto(${quoted(addressOf(step.route))});`]);
    case 'expect':
      return linesOfExpectation(step);
    default:
      return fail(`a page and the backend by HTTP have no way to do “${step.do}”.`);
  }
}

/** Whether a step says what is known only as it runs. The backend fills that in itself, a gesture types the code. */
function holdsUnknown(step: Step): boolean {
  if (step.do === 'backend.change' || step.do === 'send') return false;
  return hasRunTimePlaceholder(step.do === 'expect' ? (step.screen ?? []) : step);
}

function linesOfSend(gestures: readonly Gesture[] | undefined): Lines {
  if (gestures === undefined) return fail('nothing on the screen was found to send it.');
  if (gestures.some(({ text }) => text !== null && text !== SMS_CODE && text.includes('{{'))) {
    return fail('what is typed is known only as it runs.');
  }
  return succeed(gestures.map(gestureLine));
}

function gestureLine({ role, name, text }: Gesture): string {
  if (text === null) return tapLine({ role, name });
  const typed = text === SMS_CODE ? 'await backend.smsCode()' : quoted(text);
  return `await ${locator(role, name)}.fill(${typed});`;
}

function tapLine({ role, name }: Pick<Gesture, 'role' | 'name'>): string {
  return `await ${locator(role, name)}.click();`;
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
    return `await expect(page.locator('body'))${not}.toContainText(${quoted(text)}, { useInnerText: true });`;
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
  return `page.getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`;
}

function addressOf(route: string): string {
  return `${APP_PATH}#${route}`;
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
  return `/#${escaped(at)}${ahead}(\\?|$)/`;
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

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function grouped(ms: number): string {
  return String(ms).replaceAll(/(?<=\d)(?=(\d{3})+$)/g, '_');
}
