/** The messages of each folder that has some. The folder adds them in its `messages.d.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it.
export interface Namespaces {}

/** The name of a folder with messages. */
export type Namespace = keyof Namespaces;

/** What every screen says. */
export const SHARED_NAMESPACES = ['frame', 'problem'] as const satisfies readonly Namespace[];
