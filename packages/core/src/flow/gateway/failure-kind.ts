/** What a kind of failure means for the request that met it. */
interface FailureMeaning {
  /** The request is sent again by itself. */
  readonly isRetried: boolean;
  /** The same request would fail the same way. */
  readonly isFinal: boolean;
  /** The outcome of a read. */
  readonly load: 'loginRequired' | 'sessionEnded' | 'notFound' | 'failed';
  /**
   * The outcome of a change. `unchecked`: the backend, or what stands before it, did not check whether an earlier try
   * under this key was applied. It is refused if there was none, else unknown.
   */
  readonly change: 'loginRequired' | 'sessionEnded' | 'refused' | 'unknown' | 'unchecked';
}

const unknown = { isFinal: false, load: 'failed', change: 'unknown' } as const;
const unchecked = { isRetried: false, load: 'failed', change: 'unchecked' } as const;
const decided = { isRetried: false, isFinal: true } as const;

/**
 * Why there is no usable answer.
 * - `unreachable`: no answer in time.
 * - `malformed`: the answer breaks the contract.
 * - any other is what a numeric code says (specification, section 8):
 *   - `busy`: the backend could not handle it now, but may have started.
 *   - `limited`: too often. It may be sent again later, never automatically.
 *   - `sessionEnded`: the token was refused.
 *   - `loginRequired`: the user is not logged in.
 *   - `rejected`: the request itself was invalid (signature, body), so nothing was looked up.
 *   - `notFound`: no such thing.
 *   - `refused`: the backend decided against it.
 *   - `unrecognized`: this app does not know the code.
 */
export const FAILURE_KINDS = {
  unreachable: { ...unknown, isRetried: true },
  malformed: { ...unknown, isRetried: false },
  busy: { ...unknown, isRetried: true },
  limited: { ...unchecked, isFinal: false },
  rejected: { ...unchecked, isFinal: true },
  unrecognized: { ...unchecked, isFinal: true },
  sessionEnded: { ...decided, load: 'sessionEnded', change: 'sessionEnded' },
  loginRequired: { ...decided, load: 'loginRequired', change: 'loginRequired' },
  notFound: { ...decided, load: 'notFound', change: 'refused' },
  refused: { ...decided, load: 'failed', change: 'refused' },
} as const satisfies Readonly<Record<string, FailureMeaning>>;

export type FailureKind = keyof typeof FAILURE_KINDS;
