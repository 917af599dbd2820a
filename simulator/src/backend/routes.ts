import { ENDPOINTS, type Endpoint, type EndpointName } from '@cangkir/api';
import { fail, keysOf, RESPONSE_CODE, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import type { JsonObject } from '../shared/json-object.ts';
import type { BackendRequest } from './backend.types.ts';
import { RULES } from './features.ts';
import { type Reply, refuse } from './reply.ts';
import type { Rule, RuleContext } from './rule.ts';

/** An endpoint of the contract with its rule. */
export interface Route extends Endpoint {
  readonly endpoint: EndpointName;
  /** Validates the input, and drops all fields beyond the contract. Fails with the refusal. */
  read(input: unknown): Result<ReadRequest, Reply>;
}

/** A request whose input is valid. */
export interface ReadRequest {
  readonly input: JsonObject;
  /** Runs the rule, and drops all output beyond the contract. */
  run(context: RuleContext): Reply;
}

function createRoute<Name extends EndpointName>(name: Name): Route {
  const { input: inputSchema, output, outcomes } = ENDPOINTS[name];
  const rule: Rule<Name> = RULES[name];
  return {
    ...ENDPOINTS[name],
    endpoint: name,
    read(sent) {
      const parsed = v.safeParse(inputSchema, sent);
      if (!parsed.success) {
        return fail(refuse(RESPONSE_CODE.bodyInvalid, v.summarize(parsed.issues)));
      }
      const input = parsed.output;
      return succeed({
        input,
        run(context) {
          const reply = rule(input, context);
          const { code } = reply;
          const hasOutput = code === RESPONSE_CODE.success || outcomes.includes(code);
          return hasOutput ? { ...reply, data: v.parse(output, reply.data) } : reply;
        },
      });
    },
  };
}

const BACKEND_ROUTES: readonly Route[] = keysOf(RULES).map((name) => createRoute(name));

/** The route of a request; null if the contract has none. */
export function routeOf(request: BackendRequest): Route | null {
  return (
    BACKEND_ROUTES.find(({ method, path }) => method === request.method && path === request.path) ??
    null
  );
}
