/** The one source of chance, so that a replay can seed it. */
export interface Random {
  /** A uniform number in `[0, 1)`. */
  next(): number;
  /** A fresh identifier that nobody can guess: the idempotency key of a call that changes something. */
  uuid(): string;
}
