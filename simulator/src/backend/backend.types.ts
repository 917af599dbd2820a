import type { EndpointName } from '@cangkir/api';
import type { Language } from '@cangkir/core';
import type { SignatureReport } from './explain-signature.ts';
import type { TillResult } from './vouchers/redeem-voucher.ts';

/** A request as plain values, whatever carries it: msw, Node's HTTP, a test. */
export interface BackendRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the body; empty where there is none. */
  readonly body: string;
  /** Who of several sent it, where that is known. The rules do not ask. */
  readonly sender?: string;
  /** Which one of its sender's it is. */
  readonly id?: string;
  /** Milliseconds before its answer leaves. */
  readonly latency?: number;
  /** What becomes of it on its way. */
  readonly fault?: NetworkFault;
}

/** An answer as plain values. */
export interface BackendResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON of the envelope, or whatever an override says. */
  readonly body: string;
}

/**
 * How the network treats a request.
 * - `offline`: it never arrives; the connection breaks. - `lost`: it is done, but the connection breaks
 *   before the answer. - `silent`: it is done, and no answer ever comes.
 */
export type NetworkFault = 'offline' | 'lost' | 'silent';

/** What comes back: an answer, or none. */
export type Delivery =
  | { readonly kind: 'answered'; readonly response: BackendResponse }
  | { readonly kind: NetworkFault };

/** An answer that takes the place of the rules' own, for the next few requests. */
export interface Override {
  /** Which endpoint; left out, every one. */
  readonly endpoint?: EndpointName;
  /** How many requests it lasts for. */
  readonly times: number;
  /** Milliseconds before the answer leaves. */
  readonly delay?: number;
  /** A numeric code instead of what the rules say. Nothing is done then. */
  readonly code?: number;
  /** The data that goes with `code`. */
  readonly data?: unknown;
  /** The whole text of the body, garbage included. Nothing is done then. */
  readonly body?: string;
  readonly network?: NetworkFault;
}

/** What holds until it is set otherwise. */
export interface Conditions {
  /** A code of section 4 that every claim is answered with; null leaves it to the rules. */
  readonly claimCode: number | null;
}

/** An SMS on its way to a phone. */
export interface Sms {
  /** Who of several asked for it; null where that is not known. */
  readonly sender: string | null;
  readonly phone: string;
  readonly code: string;
  readonly language: Language;
  readonly text: string;
}

/** One request and what came of it, for people to read: tokens, SMS codes and phones are masked. */
export interface Exchange {
  /** Counts from 1. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Who of several sent it; null where that is not known. */
  readonly sender: string | null;
  /** Milliseconds from its arrival until the answer left. */
  readonly duration: number;
  readonly endpoint: EndpointName | null;
  readonly method: string;
  readonly path: string;
  /** The query of a GET, the body of a POST. */
  readonly input: unknown;
  /** The headers that the contract names. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly signature: SignatureReport;
  /** What left, or null where nothing did. */
  readonly answer: unknown;
  /** The envelope's code, or null where none left. */
  readonly code: number | null;
  readonly outcome: Delivery['kind'];
}

/** A code that the till was shown, and what it made of it. */
export interface Redemption {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly code: string;
  readonly result: TillResult;
}

/** The events of a backend, with what their listeners are given. */
export type BackendEvents = {
  readonly exchange: (exchange: Exchange) => void;
  readonly sms: (sms: Sms) => void;
  readonly redeemed: (redemption: Redemption) => void;
  /** The number of requests that will still be overridden has changed. */
  readonly overrides: (left: number) => void;
  /** An override was added. */
  readonly overridden: (override: Override) => void;
  /** All overrides were cleared. `left` is how many were still unused. */
  readonly disarmed: (left: number) => void;
  /** The state changed, so it should be saved. `sender` is the phone that asked; null if no phone did. */
  readonly change: (change: { readonly sender: string | null }) => void;
};
