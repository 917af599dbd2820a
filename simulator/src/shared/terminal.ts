/** Where a command of the terminal writes. */
export interface Terminal {
  write(text: string): void;
  complain(text: string): void;
  /** Whether it shows colours. */
  readonly isColoured: boolean;
}
