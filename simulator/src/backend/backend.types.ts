import type { EndpointName } from '@cangkir/api';
import type { Language } from '@cangkir/core';
import type { EntryPath } from './entry-paths.ts';
import type { SignatureReport } from './explain-signature.ts';
import type { NetworkFault } from './network-faults.ts';

/** A request as plain values, independent of its transport: msw, Node's HTTP, a test. */
export interface BackendRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; empty if there is none. */
  readonly body: string;
  /** Where it comes from, if known: a phone of the simulator, or a network address. Of the rules only limits read it. */
  readonly sender?: string;
  /** Identifies it among its sender's requests. */
  readonly id?: string;
  /** The delay before its answer is sent. Milliseconds. */
  readonly latency?: number;
  /** Its network fault. */
  readonly fault?: NetworkFault;
  /** Answers this request instead of the next waiting override. */
  readonly override?: OverriddenAnswer;
}

/** An answer as plain values. */
export interface BackendResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON of the envelope, or the body of an override. */
  readonly body: string;
}

/** The result of a request: an answer, or none. */
export type Delivery =
  | { readonly kind: 'answered'; readonly response: BackendResponse }
  | { readonly kind: NetworkFault };

/** What an override makes of the rules' answer. */
export interface OverriddenAnswer {
  /** The delay before the answer is sent. Milliseconds. */
  readonly delay?: number;
  /** A numeric code instead of the rules' answer. Nothing else is done. */
  readonly code?: number;
  /** The data of `code`. */
  readonly data?: unknown;
  /** The whole body, which may be garbage. Nothing else is done. */
  readonly body?: string;
  readonly network?: NetworkFault;
}

/** An override of the rules' answer, for the next few requests. */
export interface Override extends OverriddenAnswer {
  /** The endpoint; omitted for all. */
  readonly endpoint?: EndpointName;
  /** The number of requests that it applies to. */
  readonly times: number;
}

/** A request that an override answers. */
export interface OverrideUse {
  readonly override: Override;
  readonly endpoint: EndpointName | null;
  /** The phone that asked; null if unknown. */
  readonly sender: string | null;
}

/** Conditions that hold until changed. */
export interface Conditions {
  /** A code of section 4 that answers every claim; null to follow the rules. */
  readonly claimCode: number | null;
}

/** An SMS on its way to a phone. */
export interface Sms {
  /** The phone that requested it; null if unknown. */
  readonly sender: string | null;
  readonly phone: string;
  readonly code: string;
  readonly language: Language;
  readonly text: string;
}

/** A request and its answer, for display: tokens, SMS codes and phones are masked. */
export interface Exchange {
  /** Counts from 1. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The phone that sent it; null if unknown. */
  readonly sender: string | null;
  /** Milliseconds from its arrival until the answer was sent. */
  readonly duration: number;
  readonly endpoint: EndpointName | null;
  readonly method: string;
  readonly path: string;
  /** The query of a GET, the body of a POST. */
  readonly input: unknown;
  /** The headers that the contract names. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly signature: SignatureReport;
  /** The answer, or null if none was sent. */
  readonly answer: unknown;
  /** The envelope's code, or null if none was sent. */
  readonly code: number | null;
  readonly outcome: Delivery['kind'];
  /** What the rule threw, and where, without what was sent; null if nothing. */
  readonly exception: string | null;
}

/** An exception in the rule of an endpoint. Its message may hold what was sent. */
export interface RuleFailure {
  readonly endpoint: EndpointName | null;
  readonly error: unknown;
}

/** The state changed, so it should be saved. */
export interface StateChanged {
  /** The phone that asked; null if no phone did. */
  readonly sender: string | null;
  /** Whether it was an action, which reports itself. */
  readonly isAction: boolean;
  /** The paths of the entries that changed; null if the whole state was replaced. */
  readonly paths: ReadonlySet<EntryPath> | null;
}
