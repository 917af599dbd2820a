import { CALL_TIMEOUT } from './bridge.ts';
import { BRIDGE_CODE } from './bridge-failure.ts';
import { CONTRACT_EXAMPLES } from './contract-examples.ts';
import { EVENTS } from './events.ts';
import { isMethodName, METHODS, type MethodName } from './methods.ts';
import { fieldsOf } from './schema-fields.ts';
import { encodeRequest, type RequestMessage, WIRE } from './wire.ts';

/**
 * The page that explains the native bridge to a newcomer, in Markdown: the wire, the codes and events,
 * then each call with its fields, its versions and an example as it goes over the wire.
 */
export function bridgeContractPage(): string {
  const names = Object.keys(METHODS).filter(isMethodName);
  return [
    '# Bridge contract',
    'How the page and the native app talk. Generated from `packages/bridge/src/methods.ts`, `events.ts` and `wire.ts` by `npm run docs`: change it there.',
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
  const request = exampleRequest('setTitle');
  return [
    '## The wire',
    'The page sends a request. The app answers it once, with the same `id`. The app may also tell an event on its own account.',
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
        `webkit.messageHandlers.${injectedName}.postMessage(${encodeRequest(request)})`,
        `window.${injectedName}.postMessage(${JSON.stringify(encodeRequest(request))})`,
        '',
        `window.${receiverName}.receive(${JSON.stringify(exampleAnswer('setTitle'))})`,
        `window.${receiverName}.receive({"event":"tokenUpdate","data":null})`,
      ].join('\n'),
    ),
    'The first `id` of a page is random and the next ones count up from it, so that an answer that comes after a reload meets no call of the new page. Both methods have to be called on their object.',
    `No call waits for ever: ${seconds(CALL_TIMEOUT.plain)}, or ${seconds(CALL_TIMEOUT.showsUi)} where the app asks the person something first. An answer that comes late, twice or to no call is dropped and logged without what it holds.`,
  ];
}

function codeSections(): string[] {
  const rows = [
    [BRIDGE_CODE.success, 'Done. `data` is what the call’s table says.'],
    [BRIDGE_CODE.outsideApp, 'Outside the app’s web view. Nothing was sent.'],
    [BRIDGE_CODE.noBridge, 'The user agent names the app, and there is no bridge.'],
    [BRIDGE_CODE.unsupported, 'The app does not have the call. Below its version it is not sent.'],
    ['any other', 'The person closed what the app showed, or the app could not do it.'],
  ] as const;
  return [
    '## Codes',
    'Every call has a web way for each code but 0. `msg` is for developers, and never shown.',
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
      ['Event', 'What it tells'],
      Object.entries(EVENTS).map(([name, { summary }]) => [`\`${name}\``, summary]),
    ),
  ];
}

function glanceRow(name: MethodName): string[] {
  const { summary, since, disabled } = METHODS[name];
  const waits = disabled ? 'disabled' : seconds(timeoutOf(name));
  return [`[${name}](#${name.toLowerCase()})`, since, waits, summary];
}

function methodSection(name: MethodName): string[] {
  const { summary, since, disabled, input, output } = METHODS[name];
  return [
    `## ${name}`,
    summary,
    disabled
      ? 'Disabled: the app has it, and the page never sends it.'
      : `Since app version ${since}. Waits ${seconds(timeoutOf(name))} at most.`,
    fieldTable('Params', fieldsOf(input, 'params')),
    fieldTable('Data', fieldsOf(output, 'data')),
    codeBlock('json', [exampleRequest(name), exampleAnswer(name)].map(toJsonLine).join('\n')),
  ];
}

function timeoutOf(name: MethodName): number {
  return METHODS[name].showsUi ? CALL_TIMEOUT.showsUi : CALL_TIMEOUT.plain;
}

const EXAMPLE_ID = 418_220_031;

function exampleRequest(name: MethodName): RequestMessage {
  const { params } = CONTRACT_EXAMPLES[name];
  return { v: WIRE.version, id: EXAMPLE_ID, method: name, params: { ...params } };
}

function exampleAnswer(name: MethodName): object {
  const { data } = CONTRACT_EXAMPLES[name];
  return { id: EXAMPLE_ID, code: BRIDGE_CODE.success, data, msg: '' };
}

function toJsonLine(message: object): string {
  return JSON.stringify(message);
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}

function fieldTable(title: string, fields: ReturnType<typeof fieldsOf>): string {
  if (fields.length === 0) return `${title}: none.`;
  const rows = fields.map(({ name, type, rule }) => [`\`${name}\``, type, rule]);
  return table([title, 'Type', 'Rule'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
