import { ENVELOPE, HEADERS } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { maskEntries, maskText, maskValue } from '../shared/mask-text.ts';
import { dataOf } from './apply-rules.ts';
import type { BackendRequest, Delivery, Exchange } from './backend.types.ts';
import { explainSignature } from './explain-signature.ts';
import type { Route } from './routes.ts';
import { isStatistics } from './statistics.ts';

const JSON_ENVELOPE = v.pipe(v.string(), v.parseJson(), ENVELOPE);

/** A request as shown in a log, with its signature's result at its arrival. */
export function readableRequest(
  request: BackendRequest,
  route: Route | null,
  arrivedAt: number,
): Pick<Exchange, 'input' | 'headers' | 'signature'> {
  const data = dataOf(request);
  const named = Object.values(HEADERS).flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    input: maskValue(data ?? request.body),
    headers: maskEntries(Object.fromEntries(named)),
    signature: explainSignature(
      { isSigned: route?.isSigned ?? !isStatistics(request) },
      data,
      request.headers[HEADERS.token] ?? '',
      arrivedAt,
    ),
  };
}

/** The result of a request, as shown in a log. */
/** What came of a request where that is no success: the envelope's code, or how the answer got lost. Null for a success. */
export function refusalOf(delivery: Delivery): string | null {
  if (delivery.kind !== 'answered') return delivery.kind;
  const envelope = envelopeOf(delivery);
  if (envelope === null) return 'garbage';
  return envelope.code === RESPONSE_CODE.success ? null : String(envelope.code);
}

export function readableDelivery(
  delivery: Delivery,
): Pick<Exchange, 'answer' | 'code' | 'outcome'> {
  if (delivery.kind !== 'answered') return { answer: null, code: null, outcome: delivery.kind };
  const envelope = envelopeOf(delivery);
  return {
    answer: envelope === null ? maskText(delivery.response.body) : maskValue(envelope),
    code: envelope?.code ?? null,
    outcome: 'answered',
  };
}

/** Null if the body is anything else. */
function envelopeOf({ response }: Extract<Delivery, { readonly kind: 'answered' }>) {
  const envelope = v.safeParse(JSON_ENVELOPE, response.body);
  return envelope.success ? envelope.output : null;
}
