import type { SignedRequest } from './signed-request.ts';

/** The answer to one request, unread. */
export interface RawAnswer {
  /** The HTTP status. */
  readonly status: number;
  /** The text of the body; empty if there is none. */
  readonly body: string;
  /** The `Date` header; null if missing. */
  readonly date: string | null;
}

/** A request on its way. */
export interface PendingAnswer {
  /** Rejects, or never settles, without an answer. */
  readonly answer: Promise<RawAnswer>;
  /** Ends the request: nobody waits for its answer any more. */
  cancel(): void;
}

/** Takes one request to the backend: the port beneath the client. */
export type Exchange = (request: SignedRequest) => PendingAnswer;
