import {
  HEADERS,
  IDEMPOTENCY_KEY,
  LIMITED,
  SIGNED_FIELDS,
  type SignedRequest,
  signedRequest,
} from '@cangkir/api';
import { codeName, isSigned, LANGUAGES, RESPONSE_CODE, sha256Hex } from '@cangkir/core';
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type DocumentedEndpoint, readContract } from './api-contract.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';

/** The HTTP contract as an OpenAPI document. `docs/http-contract.md` has what it cannot say. */
export async function openApi(): Promise<object> {
  const endpoints = await readContract();
  const definitions = definitionsOf(endpoints);
  const paths = await Promise.all(
    endpoints.map(async (endpoint) => [endpoint.path, await pathItem(endpoint, definitions)]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'HTTP contract',
      version: '1.0.0',
      description:
        'Every request of the app. How requests are signed and repeated, and what each code means, stands in [http-contract.md](http-contract.md).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin of the page.' }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...schemasOf(definitions), Refusal: REFUSAL, TooManyRequests: tooManyRequests() },
      parameters: { ...HEADER_PARAMETERS, ...SIGNED_PARAMETERS },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: HEADERS.token,
          description: 'The current user. Omitted if logged out.',
        },
      },
    },
  };
}

type Definitions = Readonly<Record<string, v.GenericSchema>>;

/** The schemas with a name of their own: those of many messages, and what a GET reads. */
function definitionsOf(endpoints: readonly DocumentedEndpoint[]): Definitions {
  const shared = Object.entries(NAMED_SCHEMAS).map(([name, { schema }]) => [name, schema] as const);
  const read = endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ name, output }) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, output] as const);
  return Object.fromEntries([...shared, ...read]);
}

const CONVERSION: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON Schema has no words for a check, such as that a day exists.
  ignoreActions: ['readonly', 'check'],
  overrideRef: ({ referenceId }) => refTo('schemas', referenceId),
};

function schemasOf(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const schemas = Object.entries(toJsonSchemaDefs(definitions, CONVERSION));
  return Object.fromEntries(
    schemas.map(([name, schema]) => {
      const description = NAMED_SCHEMAS[name]?.meaning;
      return [name, { ...schema, ...(description && { description }) }];
    }),
  );
}

function schemaOf(schema: v.GenericSchema, definitions: Definitions = {}): JsonSchema {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, { ...CONVERSION, definitions });
  return rest;
}

function refTo(kind: string, name: string): string {
  return `#/components/${kind}/${name}`;
}

async function pathItem(endpoint: DocumentedEndpoint, definitions: Definitions): Promise<object> {
  const { method, name, feature, summary, details, path, tokenUse } = endpoint;
  const example = await exampleRequest(endpoint);
  const operation = {
    operationId: name,
    tags: [feature],
    summary,
    ...(details !== undefined && { description: details }),
    security: SECURITY[tokenUse],
    parameters: [
      ...Object.keys(HEADER_PARAMETERS)
        .filter((header) => method === 'POST' || header !== 'IdempotencyKey')
        .map((header) => ({ $ref: refTo('parameters', header) })),
      ...(method === 'GET' ? queryParameters(endpoint, example, definitions) : []),
    ],
    ...(method === 'POST' && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: bodySchema(endpoint, definitions),
            example: example.body,
          },
        },
      },
    }),
    responses: { 200: response(endpoint, definitions) },
  };
  return {
    [method.toLowerCase()]: isSigned(path) ? operation : { ...operation, 'x-signed': false },
  };
}

const SECURITY = { none: [], optional: [{}, { token: [] }], login: [{ token: [] }] } as const;

const HEADER_PARAMETERS = {
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
const { properties: SIGNED = {} } = schemaOf(
  v.object({
    time: v.pipe(
      SIGNED_FIELDS.entries.time,
      v.description('`minutes * 60 + seconds` of the current UTC time.'),
    ),
    sign: v.pipe(SIGNED_FIELDS.entries.sign, v.description('The signature: see http-contract.md.')),
  }),
);

const SIGNED_PARAMETERS = Object.fromEntries(
  Object.entries(SIGNED).map(([name, schema]) => [
    name,
    { name, in: 'query', required: true, schema },
  ]),
);

function queryParameters(
  { input, path }: DocumentedEndpoint,
  { query = {} }: SignedRequest,
  definitions: Definitions,
): readonly object[] {
  const { properties = {}, required = [] } = schemaOf(input, definitions);
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    example: query[name],
  }));
  const signed = Object.keys(SIGNED).map((name) => ({
    $ref: refTo('parameters', name),
  }));
  return [...fields, ...(isSigned(path) ? signed : [])];
}

function bodySchema({ input, path }: DocumentedEndpoint, definitions: Definitions): JsonSchema {
  const fields = schemaOf(input, definitions);
  if (!isSigned(path)) return fields;
  return {
    ...fields,
    properties: { ...fields.properties, ...SIGNED },
    required: [...(fields.required ?? []), ...Object.keys(SIGNED)],
  };
}

function response(endpoint: DocumentedEndpoint, definitions: Definitions): object {
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

const REFUSAL = {
  type: 'object',
  description: 'The request was refused. Each code is described in http-contract.md.',
  properties: {
    code: { type: 'integer', not: { const: RESPONSE_CODE.success } },
    msg: MESSAGE,
  },
  required: ['code', 'msg'],
};

function tooManyRequests(): object {
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

/** The token of the examples, where their request uses one: their signatures have it. */
export const EXAMPLE_TOKEN = 'token-of-this-login';

const EXAMPLE_TIME = Date.UTC(2026, 8, 4, 5, 20, 7);

/** The example of a request, correctly signed. */
function exampleRequest(endpoint: DocumentedEndpoint): Promise<SignedRequest> {
  const context = {
    token: endpoint.tokenUse === 'none' ? '' : EXAMPLE_TOKEN,
    sourceId: HEADER_PARAMETERS.SourceId.example,
    language: HEADER_PARAMETERS.Language.example,
    now: EXAMPLE_TIME,
    idempotencyKey: endpoint.method === 'POST' ? HEADER_PARAMETERS.IdempotencyKey.example : null,
  };
  return signedRequest(endpoint, endpoint.example.input, context, sha256Hex);
}
