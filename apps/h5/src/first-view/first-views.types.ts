import type { Language, RouteName } from '@cangkir/core';

/** A text, or the name of a file, in each language. */
export type InLanguages = { readonly [Of in Language]: string };

/** What the page shows and loads first, at each route. */
export interface FirstViews {
  /** The HTML of the screens without their texts: a `{}` stands for each. Screens of one shape share it. */
  readonly shapes: readonly string[];
  readonly texts: readonly InLanguages[];
  /** Chunks and their style sheets, by address. */
  readonly files: readonly string[];
  readonly words: readonly InLanguages[];
  /** The first is that of an address that leads nowhere. */
  readonly views: readonly FirstView[];
  /** The index of a route's view. */
  readonly routes: { readonly [Name in RouteName]?: number };
}

/** The first view of a route, by indexes into {@link FirstViews}. */
export interface FirstView {
  readonly shape: number;
  /** The title first, then those of the shape. */
  readonly texts: readonly number[];
  readonly files: readonly number[];
  readonly words: readonly number[];
}
