import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';
import { STATES } from './states.generated.ts';

const keptAnswer = v.object({
  /** The SHA-256 of the input's canonical JSON: of any length, an input takes the same space. Null for any input. */
  inputHash: v.nullable(v.string()),
  data: v.unknown(),
  keptAt: v.number(),
});

/**
 * The whole state of the backend as plain data: it can be saved, loaded and compared. Records are keyed by id, sessions
 * by token, SMS codes by phone.
 */
export const BACKEND_STATE = v.object({
  /** The moment of its creation. */
  startedAt: v.number(),
  config: ENDPOINTS.config.output,
  ...STATES,
  keptAnswers: v.record(v.string(), keptAnswer),
});

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** A state that rules may change: a draft, or a copy. */
export type DraftState = v.InferOutput<typeof BACKEND_STATE>;
/** A state that nobody changes, so that several backends may share it. */
export type BackendState = DeepReadonly<DraftState>;

/** The parts with tokens, SMS codes, and answers that may hold them. */
export const SECRET_PARTS = [
  'sessions',
  'smsCodes',
  'keptAnswers',
] as const satisfies readonly (keyof BackendState)[];

export type SecretParts = Pick<BackendState, (typeof SECRET_PARTS)[number]>;
