/** What the machine of every page hears, whatever else it hears. */
export type PageEvent =
  /** The person wants what failed to be asked for again. */
  | { readonly type: 'RETRY' }
  /** The person asks to log in, after they were told that they have to. */
  | { readonly type: 'LOG_IN' }
  /** Somebody logged in or out: here, in another tab, or in the native app. */
  | { readonly type: 'SESSION_CHANGED'; readonly loggedIn: boolean };

/** What the machine of every page may ask of the product around it. */
export type SessionAsked =
  /** The person has to log in, or to register, which is the same, before they go on here. */
  | { readonly type: 'loginRequired' }
  /** The token was refused: the session is over. */
  | { readonly type: 'sessionEnded' };

/** The person goes on to another route of ours. */
export interface GoTo {
  readonly type: 'goTo';
  readonly route: string;
}

/** The person leaves for an address that the machine's rules allowed. */
export interface Leave {
  readonly type: 'leave';
  readonly url: string;
}
