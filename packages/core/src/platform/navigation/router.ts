/** The current route, and the ways to navigate. Addresses are routes with their query. */
export interface Router {
  /** The route with its query, such as `/get-coupons?activityCode=kopi`. */
  current(): string;
  push(route: string): void;
  replace(route: string): void;
  /** Leaves the router for an address that was validated before. */
  leave(url: string): void;
  /** Reloads the page. */
  reload(): void;
}
