/** Where the person is, and the ways to go elsewhere. Addresses are routes with their query. */
export interface Router {
  /** The route with its query, such as `/get-coupons?sourceId=kopi`. */
  current(): string;
  push(route: string): void;
  replace(route: string): void;
  /** Leaves the router for an address that was allowed before. */
  leave(url: string): void;
  /** Loads the page anew. */
  reload(): void;
}
