import { isJsonObject } from '../shared/json-object.ts';
import { maskText } from '../shared/mask-text.ts';
import { dataOf } from './apply-rules.ts';
import type { BackendRequest } from './backend.types.ts';

/** Shorter texts, such as a number of packs, occur in any message by chance. */
const MIN_LENGTH = 3;

/** What was thrown, and where. Leaves out the texts of the request, which may be private. */
export function describeException(error: unknown, request: BackendRequest): string {
  const thrown = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const sent = textsIn([dataOf(request) ?? request.body, request.headers])
    .filter(({ length }) => length >= MIN_LENGTH)
    .sort((a, b) => b.length - a.length);
  const message = sent.reduce((masked, text) => masked.replaceAll(text, '…'), thrown);
  return [maskText(message), ...framesOf(error)].join('\n');
}

/** The stack of an exception without its message. */
export function framesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const stack = (error.stack ?? '').replace(error.message, '').split('\n');
  return stack.filter((line) => /^ {4}at /.test(line));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
