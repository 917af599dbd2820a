/**
 * The only file that names the brand. The product is white-label: no other source holds its name, path, scheme or
 * hosts.
 *
 * The hosts and stores are those of an environment that names no others: the product reads them there.
 */
export const BRAND = {
  /** The name that users see. */
  displayName: 'Cangkir',
  /** The `<brand>` segment of the routes (specification, section 2). */
  pathSegment: 'cangkir',
  /** The app's name in the user agent, and the name of the object that the app injects (section 6). */
  appName: 'CangkirApp',
  /** A deep link is this scheme plus an optional path (section 2). */
  deepLinkScheme: 'cangkir://',
  /** The app's package on Android. */
  androidPackage: 'example.cangkir.app',
  /** Links to this host open the app. Where the app is missing, the host leads to the store. */
  linkHost: 'https://link.cangkir.example',
  /** The app's page in each store. */
  stores: {
    android: 'https://play.cangkir.example/app',
    ios: 'https://appstore.cangkir.example/app',
  },
  /** Where customers write to. */
  supportEmail: 'halo@cangkir.example',
  /** Actions outside the router that need a login open here, under `/order/#` (section 2). */
  appHost: 'https://app.cangkir.example',
} as const;
