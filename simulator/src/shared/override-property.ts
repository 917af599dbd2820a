/** Overrides a property of the page's object. */
export function overrideProperty(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, enumerable: true });
}

/** The same, with a getter. */
export function overrideGetter(target: object, name: string, get: () => unknown): void {
  Object.defineProperty(target, name, { get, configurable: true, enumerable: true });
}
