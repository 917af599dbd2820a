import type * as v from 'valibot';

/** The data of a request: fields by name. */
export type InputSchema = v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;

/** One request of the HTTP contract. Its schemas serve both ends: the client and the backend. */
export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Input extends InputSchema = InputSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  /** A GET is safe to repeat; a POST changes something, and carries an idempotency key. */
  readonly method: Method;
  readonly path: string;
  /** The query of a GET, the JSON body of a POST; `time` and `sign` come on top. */
  readonly input: Input;
  /** The `data` of the envelope when the code is a success. */
  readonly output: Output;
  /** Codes beside 0 whose answer is an outcome with data, not a failure. */
  readonly outcomeCodes: readonly number[];
}

/** What a request takes. */
export type EndpointInput<Of extends Endpoint> = v.InferOutput<Of['input']>;

/** What it answers. */
export type EndpointOutput<Of extends Endpoint> = v.InferOutput<Of['output']>;

/** Writes an endpoint down. Without outcome codes, any code but 0 is a refusal. */
export function endpoint<
  Method extends 'GET' | 'POST',
  Input extends InputSchema,
  Output extends v.GenericSchema,
>(
  definition: Omit<Endpoint<Method, Input, Output>, 'outcomeCodes'> & {
    readonly outcomeCodes?: readonly number[];
  },
): Endpoint<Method, Input, Output> {
  return { outcomeCodes: [], ...definition };
}
