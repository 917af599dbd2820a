import { type LoginState, userIdOf } from '../platform/session/session.ts';
import { draftName } from './draft-name.ts';

/** The drafts of every page and user. */
type PageDrafts<Draft> = Readonly<Record<string, Draft>>;

/** A page and a user. */
export interface DraftPlace {
  /** The page with its key, such as `draw:roda`. */
  readonly page: string;
  /** Null for a visitor. */
  readonly userId: string | null;
}

export function draftPlaceOf(
  { name, key }: { readonly name: string; readonly key: string },
  owner: LoginState,
): DraftPlace {
  return { page: `${name}:${key}`, userId: userIdOf(owner) };
}

/** Whether the current user has a pending change on the page. */
export function hasOwnDraft(drafts: PageDrafts<unknown>, place: DraftPlace): boolean {
  return place.userId !== null && Object.hasOwn(drafts, nameOf(place));
}

/**
 * Finds the draft of a page: the user's own, or a visitor's from before the login. Null if there is none. Other users'
 * drafts are never returned.
 */
export function findDraft<Draft>(drafts: PageDrafts<Draft>, place: DraftPlace): Draft | null {
  // A map, as a link may hold any key, even `constructor`.
  const kept = new Map(Object.entries(drafts));
  return kept.get(nameOf(place)) ?? kept.get(place.page) ?? null;
}

/** Stores a user's draft of a page. It replaces the visitor's draft from before the login. */
export function keepDraft<Draft>(
  drafts: PageDrafts<Draft>,
  place: DraftPlace,
  draft: NoInfer<Draft> | null,
): Record<string, Draft> {
  const { [nameOf(place)]: _own, [place.page]: _visitors, ...others } = drafts;
  return draft === null ? others : { ...others, [nameOf(place)]: draft };
}

function nameOf({ page, userId }: DraftPlace): string {
  return draftName(page, userId);
}
