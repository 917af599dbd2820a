/** Formats a JSON Pointer (RFC 6901), such as `/steps/3/context`. */
export function formatPointer(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Parses a JSON Pointer. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * The value at a pointer; undefined if there is none. Beyond the RFC, `/length` counts a list, and `/#4` is
 * the fifth entry of an object, for one whose key differs in every run.
 */
export function valueAt(value: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce((parent, key) => {
    const entry = entryOf(parent, key);
    return entry === undefined ? entryInPlace(parent, key) : entry;
  }, value);
}

/** A copy of a JSON value with another value at a pointer, whose parent must exist. */
export function withValueAt(value: unknown, pointer: string, next: unknown): unknown {
  return changedAt(value, parsePointer(pointer), () => next);
}

/** A copy of a JSON value without the entry at a pointer. */
export function withoutValueAt(value: unknown, pointer: string): unknown {
  return changedAt(value, parsePointer(pointer), () => undefined);
}

/** A pointer leads through a value that does not exist. */
export class PointerError extends Error {
  override readonly name = 'PointerError';

  constructor(part: string) {
    super(
      `Nothing could be changed: there is no object or list that “${part}” could be a part of.`,
    );
  }
}

function entryOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

function entryInPlace(value: unknown, key: string): unknown {
  const place = /^#(\d+)$/.exec(key)?.[1];
  if (place === undefined || typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)[Number(place)];
}

function changedAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: () => unknown,
): unknown {
  if (key === undefined) return change();
  if (typeof value !== 'object' || value === null) throw new PointerError(key);
  const next = changedAt(entryOf(value, key), rest, change);
  if (Array.isArray(value)) return changedList(value, Number(key), next);
  const { [key]: _, ...others }: Record<string, unknown> = { ...value };
  return next === undefined ? others : { ...value, [key]: next };
}

function changedList(list: readonly unknown[], index: number, next: unknown): unknown[] {
  return next === undefined
    ? list.filter((_, at) => at !== index)
    : [...list.slice(0, index), next, ...list.slice(index + 1)];
}
