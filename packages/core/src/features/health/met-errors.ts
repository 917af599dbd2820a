import type { Trouble } from './error-reporter.ts';

/** Tells whether a trouble was met before: a crash is met where it happens, and again where its screen shows it. */
export function createMetErrors(): (trouble: Trouble) => boolean {
  const met = new WeakSet<object>();
  return (trouble) => {
    if (!('error' in trouble) || !(trouble.error instanceof Error)) return false;
    const isAgain = met.has(trouble.error);
    met.add(trouble.error);
    return isAgain;
  };
}
