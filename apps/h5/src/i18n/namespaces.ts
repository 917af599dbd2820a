/** The words of each folder that has some. The folder adds them in its `words.d.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it.
export interface Namespaces {}

/** The name of a folder with words. */
export type Namespace = keyof Namespaces;
