/** The only source of randomness, so that a replay can seed it. */
export interface Random {
  /** A uniform number in `[0, 1)`. */
  next(): number;
  /** A new unguessable identifier, such as an idempotency key. */
  uuid(): string;
}
