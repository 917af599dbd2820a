/** The current route, and the ways to navigate. Addresses are routes with their query. */
export interface Router {
  /** The route with its query, such as `/get-coupons?activityCode=kopi`. */
  current(): string;
  /** The route of the link that loaded the page. A person may have left it before the app was there. */
  opened(): string;
  push(route: string): void;
  replace(route: string): void;
  /** Leaves the router for an address that was validated before. */
  leave(url: string): void;
  /** Reloads the page. */
  reload(): void;
}
