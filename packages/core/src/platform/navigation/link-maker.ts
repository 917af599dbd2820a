/** Makes addresses for people elsewhere. */
export interface LinkMaker {
  /** The address that opens a route of ours on anybody's phone. */
  linkTo(route: string): string;
}
