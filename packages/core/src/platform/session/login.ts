/** The user who is logged in (specification, section 6). */
export interface User {
  readonly id: string;
  /** E.164. */
  readonly phone: string;
}

/** The token that proves a login to the backend, and its user. */
export interface Login {
  readonly token: string;
  readonly user: User;
}
