import {
  BRIDGE_CODE,
  CALL_TIMEOUT,
  isMethodName,
  METHODS,
  type MethodName,
  type RequestMessage,
  WIRE,
} from '@cangkir/bridge';
import { DOCUMENTED_METHODS, EVENT_SUMMARIES } from './bridge-documents.ts';
import { codeBlock, table } from './markdown.ts';
import { fieldsOf } from './schema-fields.ts';

/**
 * The documentation of the native bridge in Markdown: the messages, the codes and events, then each call with its
 * fields, version and a real example.
 */
export function bridgeContractPage(): string {
  const names = Object.keys(METHODS).filter(isMethodName);
  return [
    '# Bridge contract',
    'How the page and the native app talk. Generated from `packages/bridge/src/methods.ts`, `events.ts` and `wire.ts`, with the words and examples of `packages/tooling/src/contracts`, by `npm run docs`: change it there.',
    ...wireSections(),
    ...codeSections(),
    ...eventSections(),
    '## Calls at a glance',
    table(['Call', 'Since', 'Waits', 'What for'], names.map(glanceRow)),
    ...names.flatMap(methodSection),
    ...toolSections(),
    '',
  ].join('\n\n');
}

function wireSections(): string[] {
  const { injectedName, receiverName, version } = WIRE;
  const request = JSON.stringify(exampleRequest('setTitle'));
  return [
    '## The wire',
    'The page sends a request. The app answers it once, with the same `id`. The app may also send an event.',
    table(
      ['', 'iOS', 'Android'],
      [
        [
          'The page sends by',
          `\`webkit.messageHandlers.${injectedName}.postMessage(request)\``,
          `\`window.${injectedName}.postMessage(request)\``,
        ],
        ['A request is', 'a cloneable object', 'a string of JSON, nothing else'],
        [
          'The app answers by',
          `\`window.${receiverName}.receive(answer)\``,
          `\`window.${receiverName}.receive(answer)\``,
        ],
        ['An answer is', 'an object', 'a string of JSON'],
        [
          'Found by',
          `\`${injectedName}\` in the user agent; in production builds the message handler is enough`,
          'the injected object',
        ],
        [
          'The app’s version',
          `\`${injectedName}/3.3.0\` in the user agent`,
          `\`${injectedName}/3.3.0\` in the user agent`,
        ],
      ],
    ),
    `A request, its answer and an event. \`v\` is the version of this wire, ${version}.`,
    codeBlock(
      'js',
      [
        `webkit.messageHandlers.${injectedName}.postMessage(${request})`,
        `window.${injectedName}.postMessage(${JSON.stringify(request)})`,
        '',
        `window.${receiverName}.receive(${JSON.stringify(exampleAnswer('setTitle'))})`,
        `window.${receiverName}.receive({"event":"tokenUpdate","data":null})`,
      ].join('\n'),
    ),
    'The first `id` of a page is random, and the next ones count up from it. An answer that arrives after a reload therefore matches no call of the new page. Both methods must be called on their object.',
    `Every call has a time limit: ${seconds(CALL_TIMEOUT.plain)}, or ${seconds(CALL_TIMEOUT.showsUi)} if the app shows a dialog first. An answer that is late, repeated or matches no call is dropped and logged without its content.`,
  ];
}

function codeSections(): string[] {
  const rows = [
    [BRIDGE_CODE.success, 'Success. `data` is described in the call’s table.'],
    [BRIDGE_CODE.outsideApp, 'Outside the app’s web view. Nothing was sent.'],
    [BRIDGE_CODE.noBridge, 'The user agent names the app, but there is no bridge.'],
    [BRIDGE_CODE.unsupported, 'The app lacks the call. Below its first version it is not sent.'],
    ['any other', 'The user closed the app’s dialog, or the app failed.'],
  ] as const;
  return [
    '## Codes',
    'Every call that the app makes today has a web fallback for each code but 0, or shows the user why there is none. `msg` is for developers, and never shown.',
    table(
      ['Code', 'Meaning'],
      rows.map(([code, meaning]) => [String(code), meaning]),
    ),
    `Params that break the table of their call are answered with a code of the app’s own within ${seconds(CALL_TIMEOUT.plain)}, and nothing is shown or done. A request of another version is dropped, or answered with such a code.`,
  ];
}

function eventSections(): string[] {
  return [
    '## Events',
    table(
      ['Event', 'Meaning'],
      Object.entries(EVENT_SUMMARIES).map(([name, summary]) => [`\`${name}\``, summary]),
    ),
    'An event has no data: `data` is null, or left out.',
  ];
}

function toolSections(): string[] {
  return [
    '## Schemas and types',
    'In [bridge/](bridge/) stand the JSON Schemas of the envelopes, of the params and the data of each call, and of each event, and the types of all of them for the apps: [Bridge.swift](bridge/Bridge.swift) and, with kotlinx.serialization, [Bridge.kt](bridge/Bridge.kt). The page reads no data whose schema names no type.',
    '## Checking an app',
    'The page `/bridge` in the app runs the checks of this contract. By itself it makes every call that shows no screen, and looks at the answer’s form, id, code and data, at its time, and that there is only one; it stores and reads hard text, makes calls at once, sends malformed params to every call, an unknown call and another version. Then a person does what it says, and answers what the phone shows: dialogs that are used and closed, the bar, the location allowed and forbidden, the events, and last the calls that leave the page. A run continues where it was after the app closed or reloaded the page.',
    'The report is a file: JSON by [bridge/report.json](bridge/report.json), whose `version` is 1, and JUnit. Each check says what is expected, and each finding what came: codes, times, types and paths, and the request that was made, but no value that the app sent. The simulator has bad apps on which the checks are tried: [bad-hosts.ts](../simulator/src/host/testing/bad-hosts.ts).',
  ];
}

function glanceRow(name: MethodName): string[] {
  const { since, disabled } = METHODS[name];
  const waits = disabled ? 'disabled' : seconds(timeoutOf(name));
  return [`[${name}](#${name.toLowerCase()})`, since, waits, DOCUMENTED_METHODS[name].summary];
}

function methodSection(name: MethodName): string[] {
  const { since, disabled, input, output } = METHODS[name];
  return [
    `## ${name}`,
    DOCUMENTED_METHODS[name].summary,
    disabled
      ? 'Disabled: the app has it, but the page never sends it.'
      : `Since app version ${since}. Waits ${seconds(timeoutOf(name))} at most.`,
    fieldTable('Params', fieldsOf(input, 'params')),
    fieldTable('Data', fieldsOf(output, 'data')),
    codeBlock(
      'json',
      [exampleRequest(name), exampleAnswer(name)]
        .map((message) => JSON.stringify(message))
        .join('\n'),
    ),
  ];
}

function timeoutOf(name: MethodName): number {
  return METHODS[name].showsUi ? CALL_TIMEOUT.showsUi : CALL_TIMEOUT.plain;
}

const EXAMPLE_ID = 418_220_031;

function exampleRequest(name: MethodName): RequestMessage {
  const { params } = DOCUMENTED_METHODS[name];
  return { v: WIRE.version, id: EXAMPLE_ID, method: name, params: { ...params } };
}

function exampleAnswer(name: MethodName): object {
  const { data } = DOCUMENTED_METHODS[name];
  return { id: EXAMPLE_ID, code: BRIDGE_CODE.success, data, msg: '' };
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}

function fieldTable(title: string, fields: ReturnType<typeof fieldsOf>): string {
  if (fields.length === 0) return `${title}: none.`;
  const rows = fields.map(({ name, type, rule }) => [`\`${name}\``, type, rule]);
  return table([title, 'Type', 'Rule'], rows);
}
