import { HEADERS, IDEMPOTENCY_KEY } from '@cangkir/api';
import { chooseLanguage, type Language, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';
import { parseJson } from '../shared/parse-json.ts';
import type { BackendRequest } from './backend.types.ts';
import { isWithinLimits } from './body-limits.ts';
import { changeOnce } from './idempotency.ts';
import { userOfToken } from './login/login.rules.ts';
import { type Counted, count, refuseBeyond } from './rate-limits/rate-limits.ts';
import { answer, type Reply, refuse } from './reply.ts';
import type { ReadRequest, Route } from './routes.ts';
import type { RuleContext } from './rule.ts';
import { refuseSignature, unsigned } from './signature.ts';
import { isStatistics } from './statistics.ts';

/** The context of the rules before the user is known. */
export type World = Omit<RuleContext, 'user' | 'token' | 'language'>;

/** Answers a request by the rules: endpoint, body, signature, token, idempotency, then the rule of the endpoint. */
export function applyRules(route: Route | null, request: BackendRequest, world: World): Reply {
  if (isStatistics(request)) return answer(null);
  if (route === null) return refuse(RESPONSE_CODE.notFound, 'There is no such endpoint.');
  const data = dataOf(request);
  if (data === null) {
    return refuse(RESPONSE_CODE.bodyInvalid, 'The body is not a JSON object within the limits.');
  }
  const token = request.headers[HEADERS.token] ?? '';
  const signatureRefusal = refuseSignature(route, data, token, world.now);
  if (signatureRefusal !== null) return signatureRefusal;

  const user = route.tokenUse === 'none' ? null : userOfToken(world, token);
  if (user === null && needsUser(route, token)) {
    return refuse(RESPONSE_CODE.tokenInvalid, 'The token is missing, unknown or over.');
  }
  const read = route.read(unsigned(data));
  if (!read.ok) return read.failure;
  const context = { ...world, user, token, language: languageOf(request) };
  return route.method === 'GET'
    ? read.value.run(context)
    : changeByKey(route, request, read.value, context);
}

/** The input: the query of a GET, or the JSON object of a POST. Null if missing, or beyond the limits. */
export function dataOf({ method, query, body }: BackendRequest): JsonObject | null {
  if (!isWithinLimits(method === 'GET' ? JSON.stringify(query) : body)) return null;
  return method === 'GET' ? query : parseObject(body);
}

function parseObject(text: string): JsonObject | null {
  const value = parseJson(text);
  return isJsonObject(value) ? value : null;
}

function needsUser(route: Route, token: string): boolean {
  return route.tokenUse === 'login' || (route.tokenUse === 'optional' && token !== '');
}

function changeByKey(
  route: Route,
  request: BackendRequest,
  { input, run }: ReadRequest,
  context: RuleContext,
): Reply {
  const key = v.safeParse(IDEMPOTENCY_KEY, request.headers[HEADERS.idempotencyKey]);
  if (!key.success) {
    const problem = v.summarize(key.issues);
    return refuse(RESPONSE_CODE.bodyInvalid, `${HEADERS.idempotencyKey}: ${problem}`);
  }
  const { phone } = input;
  const requester = context.user?.id ?? (typeof phone === 'string' ? phone : '');
  const change = { key: key.output, endpoint: route.endpoint, requester, input };
  return changeOnce(context.state, change, context.now, () =>
    changeWithinLimits(route, () => run(context), context),
  );
}

/** Counts what an account changes. A change that was made already has its kept answer, and one refused costs nothing. */
function changeWithinLimits(route: Route, make: () => Reply, context: RuleContext): Reply {
  const { user } = context;
  if (user === null || route.isUnlimited) return make();
  const counted: readonly Counted[] = [['changesOfAccount', user.id]];
  const refusal = refuseBeyond(context, counted);
  if (refusal !== null) return refusal;
  const reply = make();
  if (reply.code === RESPONSE_CODE.success) count(context, counted);
  return reply;
}

function languageOf(request: BackendRequest): Language {
  const tags = (request.headers[HEADERS.language] ?? '').split(',');
  return chooseLanguage(tags.map((tag) => tag.split(';')[0]?.trim() ?? ''));
}
