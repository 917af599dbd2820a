/** A page's machine, its gateway in the api, and its screen. */
const PARTS = /\/features\/([^/]+)\/[^/]+\.(?:page\.ts|screen\.tsx)$|\/api\/src\/([^/]+)\.api\.ts$/;

/** What every screen says. */
const SHARED_WORDS = /\/src\/(?:frame|problem)\/words\.(\w+)\.json$/;

/**
 * The name of the chunk of a module that is loaded on demand: what a screen needs at once is one file. Null leaves the
 * module to the bundler.
 */
export function chunkName(module: string): string | null {
  const [, feature, gateway] = PARTS.exec(module) ?? [];
  const language = SHARED_WORDS.exec(module)?.[1];
  return feature ?? gateway ?? (language === undefined ? null : `words.${language}`);
}
