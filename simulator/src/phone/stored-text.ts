import { maskValue } from '../shared/mask-text.ts';

/** A stored text as people may read it: without tokens and full phones. */
export function maskStored(key: string, text: string): string {
  const masked = maskValue(parseJson(text) ?? text, key);
  return typeof masked === 'string' ? masked : JSON.stringify(masked);
}

/** A stored text as it is edited: JSON with a line for each of its parts. */
export function openStored(text: string): string {
  const value = parseJson(text);
  return isCompound(value) ? JSON.stringify(value, null, 2) : text;
}

/** An edited text as it is stored: JSON without the lines it was edited in, any other text as it is. */
export function closeStored(edited: string): string {
  const value = parseJson(edited);
  return isCompound(value) ? JSON.stringify(value) : edited;
}

/** Tells whether a text looks like JSON that is not whole: who edits it may want to know. */
export function isBrokenJson(edited: string): boolean {
  return /^\s*[[{]/.test(edited) && parseJson(edited) === undefined;
}

function isCompound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
