/** Puts a value on an object of the page, over what the platform has there. */
export function overrideProperty(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, enumerable: true });
}

/** The same, for a value that is computed at each access. */
export function overrideGetter(target: object, name: string, get: () => unknown): void {
  Object.defineProperty(target, name, { get, configurable: true, enumerable: true });
}
