import { fail, type Result, succeed } from '@cangkir/core';
import { isJsonObject } from '../shared/json-object.ts';

/** Parses a typed payload of an event. A failure is a sentence for the user. */
export function parsePayload(text: string): Result<object, string> {
  try {
    const payload: unknown = JSON.parse(text);
    return isJsonObject(payload)
      ? succeed(payload)
      : fail('An event carries an object, such as {"text": "…"}.');
  } catch (error) {
    return fail(`This is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
