import * as v from 'valibot';
import { issueMessage, noObjectMessage, type ScenarioIssue } from './issue-message.ts';
import { fillFixed } from './placeholders.ts';
import { SCENARIO, type Scenario } from './scenario.ts';
import type { Wrong } from './wrong.types.ts';

/** The result of validating a file: null if it deviates from the format. */
export interface FormatReading {
  readonly scenario: Scenario | null;
  readonly wrong: readonly Wrong[];
}

/** Validates a file of the current version, and lists every deviation from the format. */
export function readFormat(file: unknown): FormatReading {
  const filled = fillFixed(file);
  const parsed = v.safeParse(SCENARIO, filled);
  const wrong = [
    ...(parsed.issues ?? []).map((issue) => ofIssue(issue, file, filled)),
    ...listsTakenForObjects(file, parsed.output),
  ];
  return { scenario: parsed.success && wrong.length === 0 ? parsed.output : null, wrong };
}

function ofIssue(issue: ScenarioIssue, file: unknown, filled: unknown): Wrong {
  const items = issue.path ?? [];
  const depth = items.findIndex(({ type, input }) => type === 'object' && Array.isArray(input));
  const keys = items.map(({ key }) => String(key));
  const { path, value } = asWritten(depth === -1 ? keys : keys.slice(0, depth), file, filled);
  // A list instead of an object is one problem, not one per field.
  if (depth !== -1) return { path, message: noObjectMessage(value) };
  const key = path.at(-1) ?? '';
  const isKeyWrong = items.at(-1)?.origin === 'key' && value !== undefined;
  return { path, message: issueMessage(issue, key, isKeyWrong ? key : value) };
}

/** JavaScript treats a list as an object, so a schema with only optional fields would accept it. */
function listsTakenForObjects(
  value: unknown,
  output: unknown,
  path: readonly string[] = [],
): readonly Wrong[] {
  if (typeof output !== 'object' || output === null) return [];
  if (Array.isArray(value) && !Array.isArray(output))
    return [{ path, message: noObjectMessage(value) }];
  const parts = new Map(entriesOf(output));
  return entriesOf(value).flatMap(([key, part]) =>
    listsTakenForObjects(part, parts.get(key), [...path, key]),
  );
}

/** The file's value at a path: placeholders were filled one by one, in order. */
function asWritten(
  [key, ...rest]: readonly string[],
  written: unknown,
  filled: unknown,
): { readonly path: readonly string[]; readonly value: unknown } {
  if (key === undefined) return { path: [], value: written };
  const entries = entriesOf(filled);
  const index = entries.findIndex(([name]) => name === key);
  const [own, part] = entriesOf(written)[index] ?? [key, undefined];
  const { path, value } = asWritten(rest, part, entries[index]?.[1]);
  return { path: [own, ...path], value };
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
