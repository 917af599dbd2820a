import type { SignedRequest } from '@cangkir/api/signed-request';
import type { Query } from '@cangkir/core';
import type { FirstRequest } from '../frame/reads.ts';

/** A request that was sent before the app was there, and its answer. */
export interface EarlyAnswer {
  readonly name: FirstRequest['ask'];
  /** The data of the request. */
  readonly asked: Query;
  readonly url: string;
  readonly headers: SignedRequest['headers'];
  /** Milliseconds since the epoch, by the device's clock. */
  readonly askedAt: number;
  readonly response: Promise<Response>;
  /** In the native app, somebody else may have logged in since: it is the app that knows. */
  readonly mayBeOfAnother: boolean;
}

declare global {
  interface Window {
    /** The page's inline script puts them there; the app takes each once. Resolves when the requests are on their way. */
    earlyAnswers?: Promise<EarlyAnswer[]>;
    /** Asks early for another route, which a link is about to lead to. */
    askEarly?(route: string): void;
  }
}

/** An answer that waited longer may be out of date. */
const MAX_AGE_MS = 30_000;

/**
 * Gives the early answer to the same request, instead of sending that again. It is given once, and dropped if another
 * request goes to its path.
 */
export function withEarlyAnswers(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answers = (await window.earlyAnswers) ?? [];
    const index = answers.findIndex(({ url }) => pathOf(url) === pathOf(String(input)));
    const [early] = index < 0 ? [] : answers.splice(index, 1);
    return early !== undefined && isSame(early, String(input), init)
      ? early.response
      : fetch(input, init);
  };
}

function isSame({ url, headers, askedAt }: EarlyAnswer, wanted: string, init?: RequestInit) {
  return (
    Date.now() - askedAt < MAX_AGE_MS &&
    unsigned(url) === unsigned(wanted) &&
    textOf(headers) === textOf(init?.headers)
  );
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** The address without what changes with the second. */
function unsigned(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('time');
  address.searchParams.delete('sign');
  return address.href;
}

function textOf(headers: HeadersInit | undefined): string {
  return JSON.stringify([...new Headers(headers)]);
}
