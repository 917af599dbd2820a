import {
  BRIDGE_CODE,
  CALL_TIMEOUT,
  isMethodName,
  METHODS,
  type MethodName,
  type RequestMessage,
  WIRE,
} from '@cangkir/bridge';
import { BRIDGE_EXAMPLES } from './bridge-examples.ts';
import { EVENT_SUMMARIES, METHOD_SUMMARIES } from './bridge-summaries.ts';
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
  ];
}

function eventSections(): string[] {
  return [
    '## Events',
    table(
      ['Event', 'Meaning'],
      Object.entries(EVENT_SUMMARIES).map(([name, summary]) => [`\`${name}\``, summary]),
    ),
  ];
}

function glanceRow(name: MethodName): string[] {
  const { since, disabled } = METHODS[name];
  const waits = disabled ? 'disabled' : seconds(timeoutOf(name));
  return [`[${name}](#${name.toLowerCase()})`, since, waits, METHOD_SUMMARIES[name]];
}

function methodSection(name: MethodName): string[] {
  const { since, disabled, input, output } = METHODS[name];
  return [
    `## ${name}`,
    METHOD_SUMMARIES[name],
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
  const { params } = BRIDGE_EXAMPLES[name];
  return { v: WIRE.version, id: EXAMPLE_ID, method: name, params: { ...params } };
}

function exampleAnswer(name: MethodName): object {
  const { data } = BRIDGE_EXAMPLES[name];
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
