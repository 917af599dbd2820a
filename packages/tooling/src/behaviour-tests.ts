/**
 * The behaviour tests in a folder of the core: they run for each mutant, and count for coverage. Walks and path tests
 * would take longer than all of these together, and find little more.
 */
export function behaviourTests(folder = 'packages/core/src'): string {
  return `${folder}/**/!(*-{walk,paths}).test.ts`;
}
