import type { CommonSessionState } from '../session/session.ts';

type PageDrafts = CommonSessionState['pageDrafts'];

/** One page, as one person has it. */
export interface DraftPlace {
  /** The page and which of its kind, such as `draw:roda`. */
  readonly page: string;
  /** Null for a visitor. */
  readonly userId: string | null;
}

/** Tells whether the person who is logged in has something under way on the page. */
export function hasOwnDraft(drafts: PageDrafts, place: DraftPlace): boolean {
  return place.userId !== null && Object.hasOwn(drafts, nameOf(place));
}

/**
 * Finds what a page goes on with: what the person has under way there, or what they did there before their login.
 * Null where that is nothing; what somebody else has under way stays theirs.
 */
export function findDraft(drafts: PageDrafts, place: DraftPlace): unknown {
  // A map, for anything may stand in a link, `constructor` too.
  const kept = new Map(Object.entries(drafts));
  return kept.get(nameOf(place)) ?? kept.get(place.page) ?? null;
}

/** Keeps what a person has under way on a page, who has taken over what they did there before their login. */
export function keepDraft(drafts: PageDrafts, place: DraftPlace, draft: object | null): PageDrafts {
  const { [nameOf(place)]: _own, [place.page]: _visitors, ...others } = drafts;
  return draft === null ? others : { ...others, [nameOf(place)]: draft };
}

/** No page’s name holds an @: nobody’s draft is found by a link that spells another’s. */
function nameOf({ page, userId }: DraftPlace): string {
  return userId === null ? page : `${userId}@${page}`;
}
