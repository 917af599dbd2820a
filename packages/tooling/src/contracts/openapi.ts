import { HEADERS, type SignedRequest, signedRequest } from '@cangkir/api';
import { sha256Hex } from '@cangkir/core';
import { TRACKING } from '@cangkir/core/tracking';
import type { JsonSchema } from '@valibot/to-json-schema';
import { type DocumentedEndpoint, readContract } from './api-contract.ts';
import { HEADER_PARAMETERS, SIGNED, SIGNED_PARAMETERS } from './openapi-parameters.ts';
import { REFUSAL, response, tooManyRequests } from './openapi-response.ts';
import { type Definitions, definitionsOf, refTo, schemaOf, schemasOf } from './openapi-schemas.ts';
import { statisticsPath } from './statistics-path.ts';

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
    paths: { ...Object.fromEntries(paths), [TRACKING.path]: statisticsPath() },
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

async function pathItem(endpoint: DocumentedEndpoint, definitions: Definitions): Promise<object> {
  const { method, name, feature, summary, details, isSigned, tokenUse } = endpoint;
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
    [method.toLowerCase()]: isSigned ? operation : { ...operation, 'x-signed': false },
  };
}

const SECURITY = { none: [], optional: [{}, { token: [] }], login: [{ token: [] }] } as const;

function queryParameters(
  { input, isSigned }: DocumentedEndpoint,
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
  return [...fields, ...(isSigned ? signed : [])];
}

function bodySchema({ input, isSigned }: DocumentedEndpoint, definitions: Definitions): JsonSchema {
  const fields = schemaOf(input, definitions);
  if (!isSigned) return fields;
  return {
    ...fields,
    properties: { ...fields.properties, ...SIGNED },
    required: [...(fields.required ?? []), ...Object.keys(SIGNED)],
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
