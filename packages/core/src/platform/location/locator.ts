import type { InferOutput } from 'valibot';
import type { coordinates } from '../schemas.ts';

/** A place on the earth. Degrees. */
export type Coordinates = Readonly<InferOutput<typeof coordinates>>;

/** Finds the phone. The user may be asked to allow it, so it is only used after a tap. */
export interface Locator {
  /** Null if the user does not allow it, or the phone does not know. Never rejects. */
  locate(): Promise<Coordinates | null>;
}
