/** A word that the project no longer uses. */
export interface RetiredWord {
  /** A word may be a regular expression, a name may not. */
  readonly word: string;
  /** The replacement. */
  readonly use: string;
  /** Texts in which the word is allowed. */
  readonly except?: readonly string[];
}

/** No file contains one of these. Names match whole identifiers and file names, case-sensitively. */
export const RETIRED_NAMES: readonly RetiredWord[] = [
  { word: 'lendDesk', use: 'lockDesk' },
  { word: 'Loan', use: 'ScenarioLock' },
  { word: 'Teller', use: 'ScenarioRunner' },
  { word: 'askAgain', use: 'retryChange' },
  { word: 'Asking', use: 'RetryOptions' },
  { word: 'mayBeDone', use: 'isMaybeApplied' },
  { word: 'maybeApplied', use: 'isMaybeApplied' },
  { word: 'leavesOpen', use: 'outcomeUnknown' },
  { word: 'underWayAfter', use: 'pendingAfter' },
  { word: 'Hearing', use: 'AcceptsLogin' },
  { word: 'finallyCancelled', use: 'cannotReregister' },
  { word: 'Fate', use: 'CallOutcome' },
  { word: 'keeper', use: 'draftOwner' },
  { word: 'leaveOut', use: 'dropFailingSteps' },
  { word: 'cannotTell', use: 'unsupported' },
  { word: 'disguise', use: 'anonymize' },
  { word: 'closeSettled', use: 'clearIfSettled' },
  { word: 'isTold', use: 'pageKnowsSession' },
  { word: 'HIDE', use: 'HIDDEN' },
  { word: 'SHOW', use: 'VISIBLE' },
  { word: 'goesOn', use: 'shouldRestart' },
  { word: 'Sight', use: 'PageVisibility' },
  { word: 'amend', use: 'fixInput' },
  { word: 'standing', use: 'status' },
  { word: 'promiseAnswer', use: 'overrideCall' },
  { word: 'promisedAnswers', use: 'callOverrides' },
  { word: 'promisedReplies', use: 'namedOverrides' },
];

/** No file contains one of these, in any case, also as a part of an identifier. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  { word: 'beforehand', use: 'before' },
  { word: 'thereupon', use: 'then' },
  { word: 'anew', use: 'again, or reload, restart' },
  { word: 'tells? of', use: 'report' },
  { word: 'told', use: 'an active verb: reports, shows, sends, runs' },
  { word: 'whoever', use: 'a noun: the user, the caller' },
  { word: 'lest', use: 'so that … not' },
  { word: 'mend(s|ed|ing)?', use: 'fix' },
];
