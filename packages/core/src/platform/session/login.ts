/** The person who is logged in (specification, section 6). */
export interface User {
  readonly id: string;
  /** E.164. */
  readonly phone: string;
}

/** What proves a login to the backend, and whose it is. */
export interface Login {
  readonly token: string;
  readonly user: User;
}
