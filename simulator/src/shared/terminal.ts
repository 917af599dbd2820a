/** The output of a terminal command. */
export interface Terminal {
  write(text: string): void;
  complain(text: string): void;
  /** Whether it supports colours. */
  readonly isColoured: boolean;
}
