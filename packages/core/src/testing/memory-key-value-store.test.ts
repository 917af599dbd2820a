import { expect, test } from 'vitest';
import { createMemoryKeyValueStore } from './memory-key-value-store.ts';

test('stores text by key, and notifies of another tab’s changes only', () => {
  const storage = createMemoryKeyValueStore({ a: '1' });
  const seen: string[] = [];
  const leave = storage.subscribe((key) => seen.push(key));
  storage.set('b', '2');
  storage.remove('a');
  expect([storage.get('a'), storage.get('b')]).toEqual([null, '2']);
  storage.changeElsewhere('a', '3');
  storage.changeElsewhere('b', null);
  expect([storage.get('a'), storage.get('b')]).toEqual(['3', null]);
  leave();
  storage.changeElsewhere('a', '4');
  expect(seen).toEqual(['a', 'b']);
});
