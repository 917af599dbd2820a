import type * as v from 'valibot';

/** The data of a request, by field. */
export type InputSchema = v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;

/** A request of the HTTP contract. Client and backend share its schemas. */
export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Input extends InputSchema = InputSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  /** A GET is safe to repeat; a POST changes something, and has an idempotency key. */
  readonly method: Method;
  readonly path: string;
  /** The query of a GET or the JSON body of a POST, without `time` and `sign`. */
  readonly input: Input;
  /** The `data` of the envelope on success. */
  readonly output: Output;
  /** Codes besides 0 that are outcomes with data, not failures. */
  readonly outcomeCodes: readonly number[];
}

export type EndpointInput<Of extends Endpoint> = v.InferOutput<Of['input']>;

export type EndpointOutput<Of extends Endpoint> = v.InferOutput<Of['output']>;

/** Defines an endpoint. Without outcome codes, any code but 0 is a refusal. */
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
