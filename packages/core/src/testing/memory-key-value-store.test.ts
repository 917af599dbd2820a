import { expect, test } from 'vitest';
import { createMemoryKeyValueStore } from './memory-key-value-store.ts';

test('stores text by key, and notifies of what it did not change itself', () => {
  const storage = createMemoryKeyValueStore({ a: '1' });
  const seen: (string | null)[] = [];
  const leave = storage.subscribe((key) => seen.push(key));
  storage.set('b', '2');
  storage.remove('a');
  expect([storage.get('a'), storage.get('b')]).toEqual([null, '2']);
  storage.changeElsewhere('a', '3');
  storage.changeElsewhere('b', null);
  expect([storage.get('a'), storage.get('b')]).toEqual(['3', null]);
  storage.comeBack();
  leave();
  storage.changeElsewhere('a', '4');
  expect(seen).toEqual(['a', 'b', null]);
});
