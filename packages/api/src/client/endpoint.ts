import type * as v from 'valibot';

/** What the path of every request of the product begins with. */
export const PRODUCT_PATH = '/portal/app/';

/** The data of a request, by field. */
export type InputSchema = v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;

/**
 * How an endpoint uses the token. `login` and `optional` refuse a bad one. `none` ignores it, so that a user with an old
 * one can log in.
 */
export type TokenUse = 'none' | 'optional' | 'login';

/** A request of the HTTP contract. Client and backend share its schemas. */
export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Input extends InputSchema = InputSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  /** A GET is safe to repeat; a POST changes something, and has an idempotency key. */
  readonly method: Method;
  readonly path: string;
  readonly tokenUse: TokenUse;
  /** Whether requests carry a time and a sign (specification, section 7). */
  readonly isSigned: boolean;
  /** Whether an account that changes too much may still do it: nobody may keep a person from logging out. */
  readonly isUnlimited: boolean;
  /** The query of a GET or the JSON body of a POST, without `time` and `sign`. */
  readonly input: Input;
  /** The `data` of the envelope on success. */
  readonly output: Output;
  /** Codes besides 0 that are outcomes with data, not failures. */
  readonly outcomes: readonly number[];
}

export type EndpointInput<Of extends Endpoint> = v.InferOutput<Of['input']>;

export type EndpointOutput<Of extends Endpoint> = v.InferOutput<Of['output']>;

type Default = 'isSigned' | 'isUnlimited' | 'outcomes';

/** Defines an endpoint, by itself a signed one. Without outcomes, any code but 0 is a refusal. */
export function endpoint<
  Method extends 'GET' | 'POST',
  Input extends InputSchema,
  Output extends v.GenericSchema,
>(
  definition: Omit<Endpoint<Method, Input, Output>, Default> &
    Partial<Pick<Endpoint, Default>> & {
      readonly path: `${typeof PRODUCT_PATH}${string}`;
    },
): Endpoint<Method, Input, Output> {
  return { isSigned: true, isUnlimited: false, outcomes: [], ...definition };
}
