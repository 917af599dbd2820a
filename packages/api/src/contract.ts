import type { Endpoint, EndpointInput, EndpointOutput } from './client/endpoint.ts';

/** What documents and tests say of an endpoint, and no phone loads. */
export interface Documented<Of extends Endpoint = Endpoint> {
  /** What it is for, in a sentence. */
  readonly summary: string;
  /** What else to know, in sentences. */
  readonly details?: string;
  /** The codes with which it refuses, besides those of any request; often none. */
  readonly refusals: readonly number[];
  /** A request and its answer. */
  readonly example: {
    readonly input: Frozen<EndpointInput<Of>>;
    /** 0, if it is omitted. */
    readonly code?: number;
    readonly output: Frozen<EndpointOutput<Of>>;
  };
}

/** The same of every endpoint of a feature. A `*.contract.ts` exports it as `CONTRACT`, and documents collect it. */
export type ContractOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: Documented<Endpoints[Name]>;
};

type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;

/** The time of the examples: noon in Jakarta. */
export const EXAMPLE_NOON = Date.UTC(2026, 8, 4, 5);

export const EXAMPLE_PHONE = '+6281234567890';
