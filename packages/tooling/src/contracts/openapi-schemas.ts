import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { DocumentedEndpoint } from './api-contract.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';

/** Schemas by name. */
export type Definitions = Readonly<Record<string, v.GenericSchema>>;

/** The schemas with a name of their own: those of many messages, and what a GET reads. */
export function definitionsOf(endpoints: readonly DocumentedEndpoint[]): Definitions {
  const shared = Object.entries(NAMED_SCHEMAS).map(([name, { schema }]) => [name, schema] as const);
  const read = endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ name, output }) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, output] as const);
  return Object.fromEntries([...shared, ...read]);
}

const CONVERSION: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON Schema has no words for a check, such as that a day exists. Its numbers are finite.
  ignoreActions: ['readonly', 'check', 'finite'],
  overrideSchema: ({ jsonSchema }) => withIntegers(jsonSchema),
  overrideRef: ({ referenceId }) => refTo('schemas', referenceId),
};

/** Names the type of whole numbers that are listed, for languages that tell them from others. */
function withIntegers(schema: JsonSchema): JsonSchema {
  const listed = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return listed.length > 0 && listed.every(Number.isInteger)
    ? { ...schema, type: 'integer' }
    : schema;
}

/** The definitions as components. */
export function schemasOf(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const schemas = Object.entries(toJsonSchemaDefs(definitions, CONVERSION));
  return Object.fromEntries(
    schemas.map(([name, schema]) => {
      const description = NAMED_SCHEMAS[name]?.meaning;
      return [name, { ...schema, ...(description && { description }) }];
    }),
  );
}

/** A schema as JSON Schema. It refers to the definitions by name. */
export function schemaOf(schema: v.GenericSchema, definitions: Definitions = {}): JsonSchema {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, { ...CONVERSION, definitions });
  return rest;
}

/** A reference to a component. */
export function refTo(kind: string, name: string): string {
  return `#/components/${kind}/${name}`;
}
