import { HEADERS, REQUEST_RETRIES, REQUEST_TIMEOUT_MS } from '@cangkir/api';
import { CODE_TABLE, type CodeRow, codeName, keysOf, RESPONSE_CODE } from '@cangkir/core';
import { HEALTH_EVENTS } from '@cangkir/core/health';
import { TRACKING } from '@cangkir/core/tracking';
import { table } from './markdown.ts';
import { EXAMPLE_TOKEN } from './openapi.ts';
import { STATISTICS_EXAMPLE } from './statistics-path.ts';

/** What the OpenAPI document cannot say of the HTTP contract, in Markdown. */
export function httpContractPage(): string {
  return [
    '# HTTP contract',
    'Every request, with its fields, its codes and a signed example, is in [openapi.json](openapi.json), an OpenAPI document for Redoc, Swagger UI, Postman or a generator of clients. This page has what it cannot say. Both are generated from `packages/api/src` and the core’s code table by `npm run docs`: change it there. Whether a backend keeps it is [checked](conform.md) by `npm run conform`.',
    '## Requests',
    `A GET carries its input in the query, and may be repeated. A POST carries it in a JSON body and changes something, so it also has an \`${HEADERS.idempotencyKey}\`: however often a key is sent, the change is made once and the answer is the same. The key is the change’s: another input under it is refused with ${RESPONSE_CODE.bodyInvalid}. A token that is missing where a request needs it, or is unknown or over where it uses it, is refused with ${RESPONSE_CODE.tokenInvalid}.`,
    '## Signature',
    `Two values are added to the input of every request but those with \`x-signed: false\`: \`time\`, which is \`minutes * 60 + seconds\` of the current UTC time, and \`sign\`. \`sign\` is the lower-case hex SHA-256 of: the values of the input with \`time\` among them, each as text (an object or array as JSON with sorted keys, \`null\` and \`undefined\` left out), sorted by code unit and joined with nothing between; then the secret; then the token, empty when it is left out. The secret ships in the page: the signature shows that a request was not changed on its way, not who sent it. The examples are signed with the token \`${EXAMPLE_TOKEN}\`, where their request uses one.`,
    `A signature that is too old answers ${RESPONSE_CODE.signatureOld}, and nothing is done. The page then adopts the time of the \`Date\` header and sends once more. From another origin the backend must expose that header (\`Access-Control-Expose-Headers: Date\`).`,
    '## Answers',
    `Every answer is \`{ "code", "msg", "data" }\` with HTTP status 200: a proxy may replace the body of another status. Code 0 is a success. A request may name outcome codes, whose answer carries data as well. Any other code is a refusal, and its data is not read, but for ${RESPONSE_CODE.tooManyRequests}. \`msg\` is for developers, and never shown. Fields that the contract does not name are ignored.`,
    '## Time limits and retries',
    `A request may take ${REQUEST_TIMEOUT_MS / 1000} s, including its body. If there is no answer, the HTTP status is 5xx without a known code, or the code is ${RESPONSE_CODE.serverBusy}, a GET is sent again, up to ${REQUEST_RETRIES.GET.tries} times in all. The pause before is random, at most ${REQUEST_RETRIES.GET.firstPauseMs} ms the first time and doubled after. A POST is not sent again by itself: the caller retries with the same key.`,
    `A change that comes too often is refused with ${RESPONSE_CODE.tooManyRequests}, and nothing is done. Its data say in \`retryAt\` when it may be sent again. Nobody sends it again by itself, and not before that moment. Without data, the person decides when. A key that was carried out is answered as then, whatever the limits.`,
    '## Statistics',
    `\`POST ${TRACKING.path}\` takes what people do, what breaks and how fast pages feel, in batches of events. It goes to the origin of the API, without token, signature and envelope. Its HTTP status counts: 2xx takes the batch, 4xx drops it, and after 5xx or no answer it is sent again. An event may so arrive twice: its \`id\` tells. A batch has at most ${TRACKING.maxBatchLength} characters. A page that is left sends its last one by a request that outlives it, whose answer nobody reads. From another origin the backend must allow the header \`content-type\`.`,
    'An event has a `name`, the moment `at` in milliseconds, the visit as `sessionId`, and flat `properties`. What it holds is masked before it leaves: no token, phone, code or name of a person.',
    table(['Event', 'Says', 'Properties'], STATISTICS),
    'What breaks once is one report for the phone, and one more at each power of ten: `count` says how often the group occurred in the tab. To see whether a release is worse, count the visits with an event `error` by `group` and `release`.',
    '## Codes',
    'The message is a key in `problem` of the locale files, and for `downlink` in those of the bargain. A page may give a code its own meaning: 30007 is *claimed already* of a voucher, and *drawn already* of a draw. A code that is not in this table has a general message with its number.',
    table(['Code', 'Meaning', 'Message', 'Next step'], CODE_TABLE.map(codeRow)),
    '',
  ].join('\n\n');
}

function codeRow({ code, message, next }: CodeRow): string[] {
  return [String(code), codeName(code) ?? '', message === null ? '' : `\`${message}\``, NEXT[next]];
}

/** The events of the statistics. */
const STATISTICS: readonly string[][] = [
  [
    '`page`',
    'a page was shown',
    '`page`, the pattern of its route or `unknown`, `source_id` and what every event says of its page',
  ],
  ['`state`', 'the page reached a state that counts', 'as `page`, with the state'],
  ['`click`', 'an element was clicked', 'as `page`, with `element`, `left` and `top`'],
  [
    `\`${HEALTH_EVENTS.error}\``,
    'something broke',
    `${propertiesOf(HEALTH_EVENTS.error)}; of these \`stack\` is a frame a line, the innermost first, and \`event1\` and on are what happened before, as JSON, the latest last`,
  ],
  [
    `\`${HEALTH_EVENTS.vital}\``,
    'how fast a page felt',
    `${propertiesOf(HEALTH_EVENTS.vital)}; \`value\` in milliseconds, of CLS a share of the screen`,
  ],
];

function propertiesOf(name: string): string {
  const { properties = {} } = STATISTICS_EXAMPLE.find((event) => event.name === name) ?? {};
  return keysOf(properties)
    .map((property) => `\`${property}\``)
    .join(', ');
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
