import { maskValue } from '../shared/mask-text.ts';
import { parseJson } from '../shared/parse-json.ts';

/** A stored text for display: without tokens and full phones. */
export function maskStored(key: string, text: string): string {
  const masked = maskValue(parseJson(text) ?? text, key);
  return typeof masked === 'string' ? masked : JSON.stringify(masked);
}

/** A stored text for editing: formatted JSON. */
export function openStored(text: string): string {
  const value = parseJson(text);
  return isCompound(value) ? JSON.stringify(value, null, 2) : text;
}

/** An edited text for storing: compact JSON, or any other text unchanged. */
export function closeStored(edited: string): string {
  const value = parseJson(edited);
  return isCompound(value) ? JSON.stringify(value) : edited;
}

/** Whether a text looks like incomplete JSON, to warn its editor. */
export function isBrokenJson(edited: string): boolean {
  return /^\s*[[{]/.test(edited) && parseJson(edited) === undefined;
}

function isCompound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
