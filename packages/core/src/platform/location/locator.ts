/** A place on the earth. Degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Finds the phone. The user may be asked to allow it, so it is only used after a tap. */
export interface Locator {
  /** Null if the user does not allow it, or the phone does not know. Never rejects. */
  locate(): Promise<Coordinates | null>;
}
