import { maskText, maskValue } from '../../shared/mask-text.ts';

/** The key of an entry as people may read it: sessions are keyed by token, SMS codes by phone. */
export function shownKey(key: string): string {
  return maskText(key);
}

/** A value without entries as people may read it: its JSON, without tokens, SMS codes and full phones. */
export function shownValue(key: string, value: unknown): string {
  return JSON.stringify(maskValue(value, key));
}

/** Tells whether people may read all of a value. */
export function isMasked(key: string, value: unknown): boolean {
  return maskValue(value, key) !== value;
}

/** The entries of an object or a list; none of anything else. */
export function entriesOf(value: unknown): readonly (readonly [key: string, value: unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Tells whether a value has entries of its own, be there none now. */
export function isBranch(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
