/** The requests that only read, by name, with their data and their answers. `first-view` adds them: no screen knows the API. */
// biome-ignore lint/suspicious/noEmptyInterface: `first-view` fills it.
export interface Reads {}

/** A request that a page sends at once: its first view waits for the answer. */
export type FirstRequest = {
  [Name in keyof Reads]: {
    readonly ask: Name;
    /** Whose page sends it, if not everyone's. */
    readonly for?: 'members';
    /** The code of the links where the page sends another request, or none. Of links to another page the core knows. */
    readonly unless?: string;
  } & WithData<Reads[Name]['data']>;
}[keyof Reads];

/** The data of a request: `:id` is the parameter `id` of the link. */
type WithData<Data> = keyof Data extends never
  ? { readonly with?: never }
  : { readonly with: { readonly [Field in keyof Data]: Data[Field] | `:${string}` } };
