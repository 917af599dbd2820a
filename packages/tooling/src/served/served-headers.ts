/** A header that a server sends with each answer. */
export interface ServedHeader {
  readonly name: string;
  readonly value: string;
  readonly why: string;
}

/**
 * What the page's own policy cannot say. The backend by HTTP sends these; the Caddyfile and docs/security.md are compared
 * with them.
 */
export const SERVED_HEADERS: readonly ServedHeader[] = [
  {
    name: 'Content-Security-Policy',
    value: "frame-ancestors 'none'",
    why: 'beside the page’s own policy: framing is ruled by the header alone',
  },
  {
    name: 'Strict-Transport-Security',
    value: 'max-age=63072000; includeSubDomains',
    why: 'no first request in the clear; without TLS a browser ignores it',
  },
  {
    name: 'X-Content-Type-Options',
    value: 'nosniff',
    why: 'a file is what its type says',
  },
  {
    name: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
    why: 'as in the page; for whatever else is served',
  },
  {
    name: 'Permissions-Policy',
    value:
      'screen-wake-lock=(self), otp-credentials=(self), camera=(self), geolocation=(self), microphone=()',
    why: 'what the app uses, and no more',
  },
];

/** The folder of a build whose files have a hash of their content in their names. */
export const HASHED_FOLDER = 'assets/';

/** How long a file of the app may be kept, by `Cache-Control`. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  /** Asked for each time: the page, the service worker and all else that keeps its name. */
  named: 'no-cache',
  /** Kept as missing, a file that the next release brings would stay so. */
  missing: 'no-store',
} as const;

/** The `Cache-Control` of a file, by its path within the build. */
export function cachingOf(file: string): string {
  return file.startsWith(HASHED_FOLDER) ? CACHING.hashed : CACHING.named;
}
