import type { Namespace, Namespaces } from './namespaces.ts';

/** The key of a text at the top of a words file, such as `claim:title`. */
export type TextKey = {
  [Name in Namespace]: `${Name}:${TextOf<Namespaces[Name]>}`;
}[Namespace];

type TextOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : never;
}[keyof Words & string];
