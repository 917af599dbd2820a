import type { Language, Market, RouteName } from '@cangkir/core';
import type { EarlyAnswer } from './early-answer.ts';
import type { EarlyRequests } from './early-request.ts';

/** A text, or the name of a file, in each language. */
export type InLanguages = { readonly [Of in Language]: string };

/** Who opens a route, as far as a first view depends on it: a visitor, or a member of a market. */
export type PersonKind = 'visitor' | Market;

/** What the build writes into the page as JSON, by the id of its element. */
export interface PageData {
  readonly 'early-requests': EarlyRequests;
  readonly 'first-views': FirstViews;
}

/** What the page shows and loads first, at each route. */
export interface FirstViews {
  /** The HTML of the screens without their texts: a `{}` stands for each. Screens of one shape share it. */
  readonly shapes: readonly string[];
  /** Of one language after the other, which compresses better. */
  readonly texts: { readonly [Of in Language]: readonly string[] };
  /** Chunks, by address. */
  readonly files: readonly string[];
  /** The chunk of React's renderer, by address, which the app needs last. */
  readonly renderer: string;
  readonly messages: readonly InLanguages[];
  /** The first is that of an address that leads nowhere. */
  readonly views: readonly FirstView[];
  /** What the page shows when the app does not start. */
  readonly failed: PlainView & {
    /** The address of the script that reports why. */
    readonly script: string;
  };
  readonly routes: ViewsOfRoutes;
  /** The views of the main places, which have no tabs of ours in the native app. */
  readonly routesInApp: ViewsOfRoutes;
  /** The views of links with a parameter that leads to another page on the same route. */
  readonly links: { readonly [Parameter in string]?: ViewsOfRoutes };
}

/**
 * The index of the view of a route. A member of a market that is not there sees what one of the default market does and,
 * where that is not there, what a visitor does.
 */
export type ViewsOfRoutes = {
  readonly [Name in RouteName]?: { readonly [Kind in PersonKind]?: number };
};

/** A first view that is on the screen, until the app takes its place. */
export interface ShownView {
  readonly element: Element;
  readonly language: Language;
  /** Shows that the address names nothing. Undefined if no early answer can tell. */
  readonly showNotFound?: () => void;
}

/** Writes what early answers hold into a first view. */
export type WriteTexts = (view: ShownView, answers: readonly EarlyAnswer[]) => void;

/** The title of a route's screen, which the page knows before the screen is there. Null stands for other addresses. */
export type TitleOfScreen = (name: RouteName | null, language: Language) => string | undefined;

declare global {
  interface Window {
    /** The page calls it once it has the first views. */
    showFirstView?: () => void;
    writeTexts?: WriteTexts;
    titleOf?: TitleOfScreen;
  }
}

/** What the page shows, by indexes into {@link FirstViews}. */
export interface PlainView {
  readonly shape: number;
  /** The title first, then those of the shape. */
  readonly texts: readonly number[];
}

/** The first view of a route. */
export interface FirstView extends PlainView {
  readonly files: readonly number[];
  readonly messages: readonly number[];
  /** What takes its place where the address names nothing. */
  readonly notFound?: PlainView;
  /** The page sends who sees it to the login before it loads. */
  readonly isLoginFirst?: true;
}
