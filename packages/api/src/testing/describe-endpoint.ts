import { failureOfCode, type GatewayResult, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ApiClient } from '../client/api-client.ts';
import type { Endpoint } from '../client/endpoint.ts';
import type { Documented } from '../contract.ts';
import { createTestClient, envelope } from './test-client.ts';

const CHANGE = { idempotencyKey: 'key-1' };

/**
 * What every endpoint promises: a gateway asks it as its example says, gives its value and its outcomes, and fails with
 * any other code.
 *
 * @param ask Calls the gateway, with the input of the example.
 * @param readValue The gateway's value of the data. By itself the data, with the code where there are outcomes.
 */
export function describeEndpoint<Of extends Endpoint>(
  endpoint: Of,
  { example, refusals }: Documented<Of>,
  ask: (
    client: ApiClient,
    input: Documented<Of>['example']['input'],
    change: typeof CHANGE,
  ) => Promise<GatewayResult<unknown>>,
  readValue?: (output: Documented<Of>['example']['output']) => unknown,
): void {
  const { method, path, isSigned, outcomes } = endpoint;

  async function answerTo(code: number, data: unknown) {
    const { client, sent } = createTestClient(() => envelope(code, data));
    return { result: await ask(client, example.input, CHANGE), request: sent[0] };
  }

  describe(`${method} ${path}`, () => {
    test('is asked as its example says', async () => {
      const { request } = await answerTo(0, example.output);
      const { pathname, searchParams } = new URL(request?.url ?? '');
      const sent = method === 'GET' ? Object.fromEntries(searchParams) : await request?.json();
      const { time, sign, ...input } = sent;
      expect([request?.method, pathname, input]).toEqual([method, path, example.input]);
      expect([time !== undefined, sign !== undefined]).toEqual([isSigned, isSigned]);
      const key = method === 'GET' ? null : CHANGE.idempotencyKey;
      expect(request?.headers.get('idempotency-key')).toBe(key);
    });

    test('gives the data of its example', async () => {
      const { result } = await answerTo(0, example.output);
      expect(result).toEqual({ ok: true, value: valueWith(0, example.output) });
    });

    test.each(outcomes)('gives the outcome %i', async (code) => {
      const data = v.is(endpoint.output, {}) ? {} : example.output;
      const { result } = await answerTo(code, data);
      expect(result).toEqual({ ok: true, value: valueWith(code, data) });
    });

    test.each([...refusals, RESPONSE_CODE.bodyInvalid])('is refused with %i', async (code) => {
      const { result } = await answerTo(code, null);
      expect(result).toEqual({ ok: false, failure: failureOfCode(code) });
    });
  });

  function valueWith(code: number, data: unknown): unknown {
    if (readValue !== undefined) return readValue(example.output);
    return outcomes.length > 0 ? Object.assign({ code }, data) : data;
  }
}
