import { createBacklog } from './backlog.ts';

/**
 * Something that broke, as it was met. An error and what is said of a machine, an endpoint or a policy are masked before
 * they leave.
 */
export type Trouble =
  | { readonly kind: 'error' | 'rejection' | 'part'; readonly error: unknown }
  | {
      readonly kind: 'machine';
      readonly machine: string;
      readonly state: string;
      readonly error: unknown;
    }
  | {
      readonly kind: 'policy';
      /** The directive that forbids it, such as `script-src-elem`. */
      readonly directive: string;
      /** Where in a script it was asked for, as a line of a stack. */
      readonly place: string;
    }
  | { readonly kind: 'malformed'; readonly endpoint: string; readonly field: string }
  | {
      readonly kind: 'start';
      /** Null if a script did not arrive. */
      readonly error: unknown;
      /** The script, as a line of a stack; empty if unknown. */
      readonly place: string;
    };

/** Reports what breaks to those who can repair it. */
export interface ErrorReporter {
  report(trouble: Trouble): void;
}

/** Keeps what broke until somebody reports it. */
export interface ErrorBuffer extends ErrorReporter {
  /** Hands over what was kept, and from then on what comes. */
  passTo(reporter: ErrorReporter): void;
}

/** More than a session reports. */
const MAX_KEPT = 20;

/** Creates a reporter for the time before the real one is loaded, which may be never. */
export function createErrorBuffer(): ErrorBuffer {
  const backlog = createBacklog<Trouble>(MAX_KEPT, 'last');
  return {
    report: backlog.add,
    passTo: (reporter) => void backlog.passTo((trouble) => reporter.report(trouble)),
  };
}
