/** Creates links to share with other people. */
export interface LinkMaker {
  /** The address that opens one of our routes on any phone. */
  linkTo(route: string): string;
}
