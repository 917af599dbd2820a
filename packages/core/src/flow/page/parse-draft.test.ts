import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseDraft } from './parse-draft.ts';

test('what is stored is a draft by its schema, without what is not of it, or nothing', () => {
  const schema = v.object({ pendingKey: v.string() });
  expect(parseDraft(schema, { pendingKey: 'key-1', rest: 1 })).toEqual({ pendingKey: 'key-1' });
  expect([parseDraft(schema, { pendingKey: 1 }), parseDraft(schema, null)]).toEqual([null, null]);
});
