/** Joins the names that apply; an absent one is left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name).join(' ');
}
