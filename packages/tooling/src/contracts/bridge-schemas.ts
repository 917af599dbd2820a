import {
  ANSWER_MESSAGE,
  EVENTS,
  isMethodName,
  METHODS,
  type MethodName,
  REQUEST_MESSAGE,
} from '@cangkir/bridge';
import { CONFORMANCE_REPORT } from '@cangkir/core';
import type { JsonSchema } from '@valibot/to-json-schema';
import { DOCUMENTED_METHODS, EVENT_SUMMARIES } from './bridge-documents.ts';
import { schemaOf } from './openapi-schemas.ts';

/** A part of a message of the native bridge as JSON Schema. */
export interface BridgeSchema {
  /** Its file in docs/bridge, without the extension: `setTitle.params`. */
  readonly file: string;
  readonly schema: JsonSchema & { readonly title: string };
}

/** The envelopes, then the params and the data of each call, and each event. */
export function bridgeSchemas(): readonly BridgeSchema[] {
  return [
    named('request', 'A request of the page.', schemaOf(REQUEST_MESSAGE)),
    named('answer', 'The app’s answer to a request, with its `id`.', schemaOf(ANSWER_MESSAGE)),
    named(
      'event',
      'An event of the app.',
      eventSchema({ title: 'EventName', enum: Object.keys(EVENTS) }),
    ),
    ...Object.keys(METHODS).filter(isMethodName).flatMap(callSchemas),
    ...Object.entries(EVENT_SUMMARIES).map(([name, meaning]) =>
      named(`${name}.event`, meaning, eventSchema({ const: name })),
    ),
  ];
}

/** The report of the checks on the page `/bridge`. */
export function reportSchema(): BridgeSchema {
  return named('report', 'What the checks found out about an app.', schemaOf(CONFORMANCE_REPORT));
}

function callSchemas(name: MethodName): readonly BridgeSchema[] {
  const { input, output } = METHODS[name];
  const meaning = DOCUMENTED_METHODS[name].summary;
  return [
    named(`${name}.params`, meaning, schemaOf(input)),
    named(`${name}.data`, meaning, schemaOf(output)),
  ];
}

/** The page reads no data of an event, so the app sends none. */
function eventSchema(event: JsonSchema): JsonSchema {
  return { type: 'object', properties: { event, data: { type: 'null' } }, required: ['event'] };
}

function named(file: string, description: string, schema: Omit<JsonSchema, 'title'>): BridgeSchema {
  const words = file.includes('.') ? file.split('.') : ['bridge', file];
  const title = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('');
  return {
    file,
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title,
      description,
      ...schema,
    },
  };
}
