import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseDraft } from './parse-draft.ts';

test('reads a stored draft by its schema, drops unknown fields, and rejects anything else', () => {
  const schema = v.object({ pendingKey: v.string() });
  expect(parseDraft(schema, { pendingKey: 'key-1', rest: 1 })).toEqual({ pendingKey: 'key-1' });
  expect([parseDraft(schema, { pendingKey: 1 }), parseDraft(schema, null)]).toEqual([null, null]);
});
