import { encodeText } from '../text/encode-text.ts';

/** A query by name. If a name occurs twice, the last value wins. */
export type Query = Readonly<Record<string, string>>;

/** Parses a query, with or without its question mark. Keeps what cannot be decoded as it is. */
export function parseQuery(text: string): Query {
  const pairs = text
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const name = pair.replace(/=.*/s, '');
      return [decode(name), decode(pair.slice(name.length + 1))] as const;
    });
  return Object.fromEntries(pairs);
}

/** Formats a query without its question mark. Empty if there are no values. */
export function formatQuery(query: Query): string {
  return Object.entries(query)
    .map((pair) => pair.map(encodeText).join('='))
    .join('&');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
