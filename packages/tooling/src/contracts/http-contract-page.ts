import {
  ENDPOINTS,
  type EndpointName,
  HEADERS,
  IDEMPOTENCY_KEY,
  LIMITED,
  REQUEST_RETRIES,
  REQUEST_TIMEOUT_MS,
  SIGNED_FIELDS,
  type SignedRequest,
  signedRequest,
} from '@cangkir/api';
import {
  CODE_TABLE,
  type CodeRow,
  isSigned,
  RESPONSE_CODE,
  rowOfCode,
  sha256Hex,
} from '@cangkir/core';
import * as v from 'valibot';
import { HTTP_EXAMPLES } from './http-examples.ts';
import { HTTP_SUMMARIES } from './http-summaries.ts';
import { codeBlock, table } from './markdown.ts';
import { fieldsOf } from './schema-fields.ts';

/**
 * The documentation of the HTTP contract in Markdown: what all requests share, then each with its fields, codes and a
 * correctly signed example.
 */
export async function httpContractPage(): Promise<string> {
  const names = Object.keys(ENDPOINTS).filter(isEndpointName);
  const sections = await Promise.all(names.map(endpointSection));
  return [
    '# HTTP contract',
    'Generated from `packages/api/src/endpoints.ts`, with the words and examples of `packages/tooling/src/contracts`, by `npm run docs`: change it there.',
    ...sharedSections(),
    '## Requests at a glance',
    table(['Name', 'Request', 'What for'], names.map(glanceRow)),
    ...sections.flat(),
    ...codeSections(),
    '',
  ].join('\n\n');
}

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(ENDPOINTS, name);
}

function sharedSections(): string[] {
  return [
    '## What every request shares',
    `A GET carries its input in the query, and may be repeated. A POST carries it in a JSON body and changes something, so it also has an \`${HEADERS.idempotencyKey}\`: however often a key is sent, the change is made once and the answer is the same.`,
    table(
      ['Header', 'What it says'],
      [
        [`\`${HEADERS.token}\``, 'The current user. Omitted if logged out.'],
        [`\`${HEADERS.sourceId}\``, 'The `sourceId` of the link. Omitted if it has none.'],
        [`\`${HEADERS.language}\``, 'The chosen language: `id`, `en` or `zh`.'],
        [`\`${HEADERS.idempotencyKey}\``, `One change. On every POST; ${ruleOf(IDEMPOTENCY_KEY)}.`],
      ],
    ),
    '### Signature',
    'Two values are added to the input:',
    fieldTable(SIGNED_FIELDS),
    '`time` is `minutes * 60 + seconds` of the current UTC time. `sign` is the lower-case hex SHA-256 of: the values of the input with `time` among them, each as text (an object or array as JSON with sorted keys, `null` and `undefined` left out), sorted by code unit and joined with nothing between; then the secret; then the token, empty when it is left out. The secret ships in the page: the signature shows that a request was not changed on its way, not who sent it.',
    `A signature that is too old answers ${RESPONSE_CODE.signatureOld}, and nothing is done. The page then adopts the time of the \`Date\` header and sends once more. From another origin the backend must expose that header (\`Access-Control-Expose-Headers: Date\`).`,
    '### Answer',
    `Every answer is \`{ "code", "msg", "data" }\`, whatever the HTTP status. Code 0 is a success. A request may name outcome codes, whose answer carries data as well. Any other code is a refusal, and its data is not read, but for ${RESPONSE_CODE.tooManyRequests}. \`msg\` is for developers, and never shown. What the tables below do not name is ignored.`,
    '### Time limits and retries',
    `A request may take ${REQUEST_TIMEOUT_MS / 1000} s, including its body. If there is no answer, the HTTP status is 5xx without a known code, or the code is ${RESPONSE_CODE.serverBusy}, a GET is sent again, up to ${REQUEST_RETRIES.GET.tries} times in all. The pause before is random, at most ${REQUEST_RETRIES.GET.firstPauseMs} ms the first time and doubled after. A POST is not sent again by itself: the caller retries with the same key.`,
    `A change that comes too often is refused with ${RESPONSE_CODE.tooManyRequests}, and nothing is done. Its data say when it may be sent again:`,
    fieldTable(LIMITED),
    'Nobody sends it again by itself, and not before that moment. Without data, the person decides when. The HTTP status is 200, as of every answer. A key that was carried out is answered as then, whatever the limits.',
  ];
}

function glanceRow(name: EndpointName): string[] {
  const { method, path } = ENDPOINTS[name];
  return [`[${name}](#${name.toLowerCase()})`, `\`${method} ${path}\``, HTTP_SUMMARIES[name]];
}

async function endpointSection(name: EndpointName): Promise<string[]> {
  const { method, path, input, output, outcomes } = ENDPOINTS[name];
  const { code, output: data } = HTTP_EXAMPLES[name];
  return [
    `## ${name}`,
    HTTP_SUMMARIES[name],
    `\`${method} ${path}\`${isSigned(path) ? '' : ', not signed'}`,
    method === 'GET' ? '**Query**' : '**Body**',
    fieldTable(input),
    '**Data**',
    fieldTable(output),
    ...(outcomes.length > 0
      ? [
          `Outcome codes: ${outcomes.map((code) => `${code} ${words(rowOfCode(code)?.name ?? '')}`).join(', ')}.`,
        ]
      : []),
    '**Example**',
    codeBlock('http', wireText(await exampleRequest(name))),
    codeBlock('json', JSON.stringify({ code, msg: '', data }, null, 2)),
  ];
}

const EXAMPLE_CONTEXT = {
  sourceId: 'kopi-september',
  language: 'id',
  now: Date.UTC(2026, 8, 4, 5, 20, 7),
};

const EXAMPLE_KEY = '0b4f7c52-8f0e-4c39-9d53-6a1f0e7c2b18';

/** The example of a request, correctly signed. */
function exampleRequest(name: EndpointName): Promise<SignedRequest> {
  const { input, token } = HTTP_EXAMPLES[name];
  const idempotencyKey = ENDPOINTS[name].method === 'POST' ? EXAMPLE_KEY : null;
  const context = { ...EXAMPLE_CONTEXT, token, idempotencyKey };
  return signedRequest(ENDPOINTS[name], input, context, sha256Hex);
}

function wireText({ method, path, headers, query, body }: SignedRequest): string {
  const address = query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const content = body === undefined ? [] : ['', JSON.stringify(body, null, 2)];
  return [`${method} ${address}`, ...lines, ...content].join('\n');
}

function codeSections(): string[] {
  return [
    '## Codes',
    'The meaning of every numeric code, generated from `CODE_TABLE` of the core. The message is a key in `problem` of the locale files, and for `downlink` in those of the bargain. A page may give a code its own meaning: 30007 is *claimed already* of a voucher, and *drawn already* of a draw. A code that is not in this table has a general message with its number.',
    table(['Code', 'Meaning', 'Message', 'Next step'], CODE_TABLE.map(codeRow)),
  ];
}

function codeRow({ code, name, message, next }: CodeRow): string[] {
  return [String(code), words(name), message === null ? '' : `\`${message}\``, NEXT[next]];
}

/** The next step after a code, for the user. */
const NEXT: Readonly<Record<CodeRow['next'], string>> = {
  goOn: 'goes on',
  retry: 'may try again',
  fixInput: 'changes the input',
  askNewCode: 'requests another SMS',
  logIn: 'logs in and comes back',
  reload: 'reloads the app',
  leave: 'can do nothing more here',
};

/** `smsCodeWrong` as `sms code wrong`. */
function words(camelCase: string): string {
  return camelCase.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The rule of a value by itself, such as its length. */
function ruleOf(schema: v.GenericSchema): string {
  return fieldsOf(v.object({ value: schema }))
    .map(({ rule }) => rule)
    .join();
}

function fieldTable(schema: unknown): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return 'Nothing.';
  const rows = fields.map(({ name, type, rule }) => [`\`${name}\``, type, rule]);
  return table(['Field', 'Type', 'Rule'], rows);
}
