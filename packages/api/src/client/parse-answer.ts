import { fail, RESPONSE_CODE, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import type { Endpoint, EndpointOutput } from './endpoint.ts';
import { ENVELOPE } from './http-wire.ts';

/** The backend's answer: code 0 or one of the endpoint's outcome codes, with its data. */
export interface Answer<Of extends Endpoint> {
  readonly code: number;
  readonly data: EndpointOutput<Of>;
}

/**
 * Why an answer has no data of its endpoint.
 * - `foreign`: it is no envelope, but a proxy's page, a captive portal, a truncated answer.
 * - `refused`: its code is no outcome of the endpoint.
 * - `malformed`: its data break the contract at a field, such as `vouchers.[].code`.
 */
export type AnswerFailure =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'refused'; readonly code: number; readonly data: unknown }
  | { readonly kind: 'malformed'; readonly code: number; readonly field: string };

/** Parses the JSON of an answer by the contract of its endpoint. */
export function parseAnswer<Of extends Endpoint>(
  { outcomes, output }: Of,
  json: unknown,
): Result<Answer<Of>, AnswerFailure> {
  const envelope = v.safeParse(ENVELOPE, json);
  if (!envelope.success) return fail({ kind: 'foreign' });
  const { code } = envelope.output;
  if (code !== RESPONSE_CODE.success && !outcomes.includes(code)) {
    return fail({ kind: 'refused', code, data: envelope.output.data });
  }
  const schema: Of['output'] = output;
  const data = v.safeParse(schema, envelope.output.data);
  if (data.success) return succeed({ code, data: data.output });
  return fail({ kind: 'malformed', code, field: fieldOf(data.issues[0]) });
}

/** Where the data break the contract, by the names in the contract. It has no records, whose keys would be data. */
function fieldOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? []).map(({ type, key }) => (type === 'array' ? '[]' : key)).join('.');
}
