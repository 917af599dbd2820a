import { RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import type { Endpoint, EndpointOutput } from './endpoint.ts';
import { ENVELOPE } from './http-wire.ts';

/** The data of a successful answer; null if it is a refusal, or breaks the contract. */
export function parseAnswer<Of extends Endpoint>(
  { output }: Of,
  content: unknown,
): EndpointOutput<Of> | null {
  const envelope = v.safeParse(ENVELOPE, content);
  if (!envelope.success || envelope.output.code !== RESPONSE_CODE.success) return null;
  const schema: Of['output'] = output;
  const data = v.safeParse(schema, envelope.output.data);
  return data.success ? data.output : null;
}
