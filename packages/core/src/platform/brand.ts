/**
 * The one place that names the brand. The product is white-label: nothing else in the source spells
 * the display name, the path segment, the app name, the scheme or the hosts.
 */
export const BRAND = {
  /** What a person reads. */
  displayName: 'Cangkir',
  /** The `<brand>` segment of the routes (specification, section 2). */
  pathSegment: 'cangkir',
  /** The name in the native app's user agent, and of the object that it injects (section 6). */
  appName: 'CangkirApp',
  /** Deep links are this plus an optional path (section 2). */
  deepLinkScheme: 'cangkir://',
  /** Login-required actions from outside the router go here, under `/order/#` (section 2). */
  appHost: 'https://app.cangkir.example',
} as const;
