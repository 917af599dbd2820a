import { LIMITED } from '@cangkir/api';
import { codeName, RESPONSE_CODE } from '@cangkir/core';
import type { DocumentedEndpoint } from './api-contract.ts';
import { type Definitions, refTo, schemaOf } from './openapi-schemas.ts';

/** The answers of an endpoint: all have status 200. */
export function response(endpoint: DocumentedEndpoint, definitions: Definitions): object {
  const { method, isUnlimited, outcomes, refusals, output, example } = endpoint;
  const answer = {
    type: 'object',
    properties: {
      code: {
        enum: [RESPONSE_CODE.success, ...outcomes],
        'x-enumDescriptions': Object.fromEntries(
          [RESPONSE_CODE.success, ...outcomes].map((code) => [code, codeName(code)]),
        ),
      },
      msg: MESSAGE,
      data: schemaOf(output, definitions),
    },
    required: ['code', 'msg', 'data'],
  };
  const isLimited = method === 'POST' && !isUnlimited;
  const refused = ['Refusal', ...(isLimited ? ['TooManyRequests'] : [])];
  return {
    description: [
      'Code 0 is a success.',
      ...(outcomes.length > 0 ? [`Outcomes with data: ${codesInWords(outcomes)}.`] : []),
      ...(refusals.length > 0 ? [`Refused with: ${codesInWords(refusals)}.`] : []),
    ].join(' '),
    content: {
      'application/json': {
        schema: { anyOf: [answer, ...refused.map((name) => ({ $ref: refTo('schemas', name) }))] },
        example: { code: example.code, msg: '', data: example.output },
      },
    },
  };
}

function codesInWords(codes: readonly number[]): string {
  return codes.map((code) => `${code} ${codeName(code)}`).join(', ');
}

const MESSAGE = { type: 'string', description: 'For developers, and never shown.' };

/** A refusal, whatever its code. */
export const REFUSAL = {
  type: 'object',
  description: 'The request was refused. Each code is described in http-contract.md.',
  properties: {
    code: { type: 'integer', not: { const: RESPONSE_CODE.success } },
    msg: MESSAGE,
  },
  required: ['code', 'msg'],
};

export function tooManyRequests(): object {
  return {
    ...REFUSAL,
    description: 'A change that comes too often. Nothing was done, and it may be sent again then.',
    properties: {
      code: { const: RESPONSE_CODE.tooManyRequests },
      msg: MESSAGE,
      data: schemaOf(LIMITED),
    },
  };
}
