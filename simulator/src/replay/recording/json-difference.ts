import { isJsonObject } from '../../shared/json-object.ts';
import { formatPointer } from '../../shared/json-pointer.ts';

/** The changes from one JSON value to another, by JSON Pointer. Setting comes before removing. */
export interface JsonDifference {
  readonly set: Readonly<Record<string, unknown>>;
  readonly remove: readonly string[];
}

/** The smallest changes that make `before` equal to `after`. A list that became shorter is set whole. */
export function differenceOf(before: unknown, after: unknown): JsonDifference {
  const set: Record<string, unknown> = {};
  const remove: string[] = [];

  function compare(path: readonly string[], one: unknown, other: unknown): void {
    if (isJsonObject(one) && isJsonObject(other)) compareObjects(path, one, other);
    else if (Array.isArray(one) && Array.isArray(other) && one.length <= other.length) {
      for (const [index, item] of other.entries()) {
        compare([...path, String(index)], one[index], item);
      }
    } else if (JSON.stringify(one) !== JSON.stringify(other)) {
      set[formatPointer(path)] = other;
    }
  }

  function compareObjects(path: readonly string[], one: object, other: object): void {
    const earlier = new Map(Object.entries(one));
    const later = new Map(Object.entries(other));
    for (const [key, value] of later) compare([...path, key], earlier.get(key), value);
    for (const key of earlier.keys()) {
      if (!later.has(key)) remove.push(formatPointer([...path, key]));
    }
  }

  compare([], before, after);
  return { set, remove };
}
