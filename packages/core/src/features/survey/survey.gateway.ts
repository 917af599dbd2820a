import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';

/** A choice of a question. */
export interface SurveyOption {
  readonly id: string;
  readonly label: LocalizedText;
}

/**
 * A question of a survey.
 * - `one`, `many`: one, or any number, of its options.
 * - `scale`: a whole number from 1 to `steps`.
 * - `text`: the user's own words.
 */
export type SurveyQuestion = {
  readonly id: string;
  readonly text: LocalizedText;
  /** The survey cannot be sent without an answer to it. */
  readonly isRequired: boolean;
} & (
  | { readonly kind: 'one' | 'many'; readonly options: readonly SurveyOption[] }
  | {
      readonly kind: 'scale';
      readonly steps: number;
      /** What 1 stands for. */
      readonly lowest: LocalizedText;
      /** What `steps` stands for. */
      readonly highest: LocalizedText;
    }
  /** At most `maxCharacters`, as people count them. */
  | { readonly kind: 'text'; readonly maxCharacters: number }
);

/** The answer to a question, by its id. */
export type SurveyAnswer = { readonly question: string } & (
  | { readonly kind: 'one'; readonly option: string }
  | { readonly kind: 'many'; readonly options: readonly string[] }
  | { readonly kind: 'scale'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }
);

/** A survey of the community. Moments are milliseconds since the epoch. */
export interface Survey {
  readonly id: string;
  readonly title: LocalizedText;
  readonly detail: LocalizedText;
  readonly questions: readonly SurveyQuestion[];
  readonly endsAt: number;
  /** As many users have answered as its quota allows. */
  readonly isFull: boolean;
  /** When the current user answered it; null until then. */
  readonly answeredAt: number | null;
}

/** A user's answers to a survey: at most one for each question. */
export interface SurveyAnswers {
  readonly id: string;
  readonly answers: readonly SurveyAnswer[];
}

/**
 * How the backend answers: a success, `alreadyClaimed` if the user answered earlier, `quotaFull`, `loginRequired`, or
 * that the survey is over (`ENDED_CODES`).
 */
export interface SurveyReply {
  readonly code: number;
  /** When the user answered, now or earlier. */
  readonly answeredAt?: number | undefined;
}

/** The surveys of the community. A user answers each once, and finally. */
export interface SurveyGateway {
  find(id: string, options?: CallOptions): Promise<GatewayResult<Survey>>;
  answer(request: SurveyAnswers, options: ChangeOptions): Promise<GatewayResult<SurveyReply>>;
}
