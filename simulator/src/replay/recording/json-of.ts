/** A copy of an object as JSON holds it; null where JSON would lose something of it. */
export function jsonOf(value: object): object | null {
  return isJson(value, []) ? JSON.parse(JSON.stringify(value)) : null;
}

/** Fields that are not there, and fields that are undefined, are the same. */
function isJson(value: unknown, around: readonly object[]): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (around.includes(value) || !(Array.isArray(value) || isPlain(value))) return false;
  return Object.values(value).every(
    (entry) => isJson(entry, [...around, value]) || (entry === undefined && !Array.isArray(value)),
  );
}

/** Objects of a framed page have another prototype than ours, which is the end of its chain as well. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
