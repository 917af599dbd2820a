import type { GlobalState } from '../platform/session/session.ts';
import { draftName } from './draft-name.ts';

/** What every page has under way, for everybody who was here. */
type PageDrafts<Draft> = Readonly<Record<string, Draft>>;

/** One page, as one person has it. */
export interface DraftPlace {
  /** The page and which of its kind, such as `draw:roda`. */
  readonly page: string;
  /** Null for a visitor. */
  readonly userId: string | null;
}

/** The place of a page's drafts. */
export function draftPlaceOf(
  { name, key }: { readonly name: string; readonly key: string },
  owner: GlobalState,
): DraftPlace {
  return { page: `${name}:${key}`, userId: userIdOf(owner) };
}

/** The id of who is logged in; null for a visitor. */
export function userIdOf({ userInfo }: GlobalState): string | null {
  return userInfo?.id ?? null;
}

/** Tells whether the person who is logged in has something under way on the page. */
export function hasOwnDraft(drafts: PageDrafts<unknown>, place: DraftPlace): boolean {
  return place.userId !== null && Object.hasOwn(drafts, nameOf(place));
}

/**
 * Finds what a page goes on with: what the person has under way there, or what they did there before their login.
 * Null where that is nothing; what somebody else has under way stays theirs.
 */
export function findDraft<Draft>(drafts: PageDrafts<Draft>, place: DraftPlace): Draft | null {
  // A map, for anything may stand in a link, `constructor` too.
  const kept = new Map(Object.entries(drafts));
  return kept.get(nameOf(place)) ?? kept.get(place.page) ?? null;
}

/** Keeps what a person has under way on a page, who has taken over what they did there before their login. */
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
