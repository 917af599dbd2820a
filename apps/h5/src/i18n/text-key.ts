import type { Namespace, Namespaces } from './namespaces.ts';

/** The key of a text at the top of a messages file, such as `claim:title`. */
export type TextKey = {
  [Name in Namespace]: `${Name}:${TextOf<Namespaces[Name]>}`;
}[Namespace];

type TextOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string ? Key : never;
}[keyof Messages & string];
