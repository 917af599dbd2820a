import { encodeText } from '../text/encode-text.ts';

/** A query by name. Where a name stands twice, the last one counts. */
export type Query = Readonly<Record<string, string>>;

/** Reads a query, with or without its question mark. What can't be decoded is taken as it stands. */
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

/** Writes a query without its question mark; empty where there is nothing to say. */
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
