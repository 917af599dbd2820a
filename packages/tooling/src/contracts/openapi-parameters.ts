import { HEADERS, IDEMPOTENCY_KEY, SIGNED_FIELDS } from '@cangkir/api';
import { LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { schemaOf } from './openapi-schemas.ts';

/** The headers of every request, by the names of their components. */
export const HEADER_PARAMETERS = {
  SourceId: {
    name: HEADERS.sourceId,
    in: 'header',
    description:
      'The source of the visit: `sourceId` of the link that began it, else `common.sourceid` of the native app. Omitted if there is none.',
    schema: { type: 'string' },
    example: 'chat',
  },
  Language: {
    name: HEADERS.language,
    in: 'header',
    description: 'The chosen language.',
    schema: { enum: [...LANGUAGES] },
    example: 'id',
  },
  IdempotencyKey: {
    name: HEADERS.idempotencyKey,
    in: 'header',
    required: true,
    description:
      'One change: however often a key is sent, it is made once and the answer is the same.',
    schema: schemaOf(IDEMPOTENCY_KEY),
    example: '0b4f7c52-8f0e-4c39-9d53-6a1f0e7c2b18',
  },
} as const;

/** What the signature adds to a request. */
export const { properties: SIGNED = {} } = schemaOf(
  v.object({
    time: v.pipe(
      SIGNED_FIELDS.entries.time,
      v.description('`minutes * 60 + seconds` of the current UTC time.'),
    ),
    sign: v.pipe(SIGNED_FIELDS.entries.sign, v.description('The signature: see http-contract.md.')),
  }),
);

/** The same in the query of a GET. */
export const SIGNED_PARAMETERS = Object.fromEntries(
  Object.entries(SIGNED).map(([name, schema]) => [
    name,
    { name, in: 'query', required: true, schema },
  ]),
);
