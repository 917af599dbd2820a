import { fail, type Result, succeed } from '@cangkir/core';

/** Reads what a person typed for an event to carry. A failure is a sentence for them. */
export function parsePayload(text: string): Result<object, string> {
  try {
    const payload: unknown = JSON.parse(text);
    return isObject(payload)
      ? succeed(payload)
      : fail('An event carries an object, such as {"text": "…"}.');
  } catch (error) {
    return fail(`This is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
