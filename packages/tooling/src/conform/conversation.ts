import {
  ENDPOINTS,
  type EndpointName,
  type InputOf,
  LIMITED,
  type OutputOf,
  type SignedRequest,
  signedRequest,
} from '@cangkir/api';
import { parseAnswer } from '@cangkir/api/parse-answer';
import { CODE_TABLE, canonicalJson, codeName, RESPONSE_CODE, sha256Hex } from '@cangkir/core';
import * as v from 'valibot';
import type { DocumentedEndpoint } from '../contracts/api-contract.ts';
import { parseJson } from '../served/parse-json.ts';
import { headerProblems } from './answer-headers.ts';
import { type CodeName, isDocumented, nameOfCode } from './documented-codes.ts';
import { ANY_REQUEST, type Findings } from './findings.ts';
import {
  curlOf,
  type HttpAnswer,
  type HttpRequest,
  sendHttp,
  toHttp,
  withoutTokens,
} from './http.ts';

/** Somebody with a phone, and a token once they are logged in. */
export interface Person {
  /** The variable of the shell that stands for their token in what is printed. */
  readonly variable: string;
  readonly phone: string;
  readonly token: string;
}

/** How a request is sent. */
export interface AskOptions {
  /** Who asks: a visitor by default. */
  readonly by?: Person | undefined;
  /** What is tried, in words. */
  readonly as: string;
  /** What has to come: a success by default. Null for any documented code. */
  readonly expect?: CodeName | readonly CodeName[] | null;
  /** The idempotency key of a change: a new one by default, and null for none. */
  readonly key?: string | null;
  /** How far the phone's clock is ahead: milliseconds. */
  readonly ahead?: number;
  /** Changes the request after it was signed. */
  readonly spoil?: (request: SignedRequest) => SignedRequest;
}

/** A request that was sent. */
export interface Tried {
  readonly name: EndpointName;
  /** What was tried, in words. */
  readonly as: string;
  readonly sent: HttpRequest;
}

/** What came of a request. */
export interface Asked<Name extends EndpointName> extends Tried {
  /** Null without an envelope. */
  readonly code: number | null;
  /** Null where the answer has no data of its endpoint, or none that fit. */
  readonly data: OutputOf<Name> | null;
}

/** Asks a backend, and finds what breaks the contract in each answer. */
export interface Conversation {
  /** Asks as the app does, apart from the options. */
  ask<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options: AskOptions,
  ): Promise<Asked<Name>>;
  /** Asks with any data. */
  askAnything<Name extends EndpointName>(
    name: Name,
    input: Readonly<Record<string, unknown>>,
    options: AskOptions,
  ): Promise<Asked<Name>>;
  /** A finding, unless something about an answer holds. */
  check(tried: Tried, what: string, holds: boolean, expected: string, got: unknown): void;
  /** A finding, unless a value is as expected. */
  same(tried: Tried, what: string, expected: unknown, got: unknown): void;
  newKey(): string;
  /** The outcomes that were reached. */
  readonly reached: ReadonlyMap<EndpointName, ReadonlySet<CodeName>>;
  requests(): number;
}

export interface ConversationOptions {
  readonly origin: URL;
  readonly endpoints: ReadonlyMap<EndpointName, DocumentedEndpoint>;
  readonly findings: Findings;
  /** The origin of the page, if it is another one. */
  readonly pageOrigin: string | null;
  readonly showsTokens: boolean;
}

/** The longest value that a finding shows. In characters. */
const MAX_SHOWN_LENGTH = 300;

export function createConversation(options: ConversationOptions): Conversation {
  const { origin, endpoints, findings, pageOrigin } = options;
  const reached = new Map<EndpointName, Set<CodeName>>();
  const variables = new Map<string, string>();
  const run = crypto.randomUUID().slice(0, 8);
  let keys = 0;
  let requests = 0;

  function newKey(): string {
    keys += 1;
    return `conform-${run}-${keys}`;
  }

  function endpointOf(name: EndpointName): DocumentedEndpoint {
    const endpoint = endpoints.get(name);
    if (endpoint === undefined) throw new Error(`The contract has no ${name}.`);
    return endpoint;
  }

  function check(
    { name, as, sent }: Tried,
    what: string,
    holds: boolean,
    expected: string,
    got: unknown,
  ): void {
    if (holds) return;
    const { showsTokens } = options;
    const textOf = showsTokens ? shown : (value: unknown) => withoutTokens(shown(value));
    findings.add({
      where: name,
      what: `${as}: ${what}`,
      expected: textOf(expected),
      got: textOf(got),
      curl: commandOf(sent),
    });
  }

  function commandOf(sent: HttpRequest): string {
    return curlOf(sent, options.showsTokens ? new Map() : variables);
  }

  function checkCode(tried: Tried, code: number, expect: AskOptions['expect']): void {
    const { name } = tried;
    const endpoint = endpointOf(name);
    const meaning = nameOfCode(code);
    if (meaning !== undefined) reached.set(name, (reached.get(name) ?? new Set()).add(meaning));
    const wanted = expect === null ? null : [expect ?? 'success'].flat();
    const isWanted = wanted === null || wanted.some((each) => each === meaning);
    check(
      tried,
      'code',
      isWanted && isDocumented(endpoint, code),
      wanted === null ? 'a code that is documented here' : wordsOf(wanted, endpoint),
      `${code} ${codeName(code) ?? ''}`,
    );
  }

  /** Sends a request as the app signs it, apart from the options. */
  async function send(
    endpoint: DocumentedEndpoint,
    input: Readonly<Record<string, unknown>>,
    { by, key = newKey(), ahead = 0, spoil = (request) => request }: AskOptions,
  ): Promise<{ readonly sent: HttpRequest; readonly answer: HttpAnswer }> {
    const token = by?.token ?? '';
    if (by !== undefined && token !== '') variables.set(token, by.variable);
    const context = {
      token,
      sourceId: '',
      language: 'id',
      now: Date.now() + ahead,
      idempotencyKey: endpoint.method === 'POST' ? key : null,
    };
    const signed = spoil(await signedRequest(endpoint, input, context, sha256Hex));
    const sent = toHttp(signed, origin, pageOrigin);
    requests += 1;
    return { sent, answer: await sendHttp(sent) };
  }

  async function askAnything<Name extends EndpointName>(
    name: Name,
    input: Readonly<Record<string, unknown>>,
    options: AskOptions,
  ): Promise<Asked<Name>> {
    const { sent, answer } = await send(endpointOf(name), input, options);
    const tried: Tried = { name, as: options.as, sent };
    for (const problem of headerProblems(answer, pageOrigin)) {
      findings.add({ ...problem, where: ANY_REQUEST, curl: commandOf(sent) });
    }
    return { ...tried, name, ...readBody(name, tried, answer.body, options.expect) };
  }

  function readBody<Name extends EndpointName>(
    name: Name,
    tried: Tried,
    body: string,
    expect: AskOptions['expect'],
  ): Pick<Asked<Name>, 'code' | 'data'> {
    const json = parseJson(body);
    const parsed = parseAnswer(ENDPOINTS[name], json);
    if (parsed.ok) {
      checkCode(tried, parsed.value.code, expect);
      return parsed.value;
    }
    const { failure } = parsed;
    if (failure.kind === 'foreign') {
      check(tried, 'body', false, '{ code, msg, data }', body);
      return { code: null, data: null };
    }
    checkCode(tried, failure.code, expect);
    if (failure.kind === 'malformed') {
      const { issues = [] } = v.safeParse(dataSchema(name), json);
      check(tried, 'data', false, 'what the contract says', issues.map(issueWords).join(', '));
    } else if (failure.code === RESPONSE_CODE.tooManyRequests) {
      check(tried, 'data', v.is(LIMITED, failure.data), '{ retryAt }', failure.data);
    }
    return { code: failure.code, data: null };
  }

  return {
    ask: askAnything,
    askAnything,
    check,
    same(tried, what, expected, got) {
      check(tried, what, isSame(expected, got), shown(expected), got);
    },
    newKey,
    reached,
    requests: () => requests,
  };
}

/** The data of an answer, within its envelope. */
function dataSchema(name: EndpointName) {
  return v.object({ data: ENDPOINTS[name].output });
}

/** Whether two values are the same as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function issueWords(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue)}: expected ${issue.expected ?? 'another value'}, got ${issue.received}`;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : canonicalJson(value);
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)}…`;
}

function wordsOf(names: readonly CodeName[], endpoint: DocumentedEndpoint): string {
  return CODE_TABLE.filter(({ code, name }) => names.includes(name) && isDocumented(endpoint, code))
    .map(({ code }) => `${code} ${codeName(code)}`)
    .join(' or ');
}
