import { fail, type Result, succeed } from '@cangkir/core';
import { type JSONPath, visit } from 'jsonc-parser';
import { formatPointer } from '../shared/json-pointer.ts';
import { maskText } from '../shared/mask-text.ts';
import type { Wrong } from './wrong.types.ts';

/** How deep objects and lists may be nested. Code that walks through deeper files overflows the stack. */
const MAX_DEPTH = 64;

/** The longest key, text or number, in characters. Masking and showing a longer one takes seconds. */
const MAX_LENGTH = 1_000_000;

/** The most entries of one list or object, such as steps. Checking and showing many more takes minutes. */
const MAX_ENTRIES = 2000;

/** A parsed JSON text. */
export interface JsonText {
  readonly value: unknown;
  /** The repeated keys of objects. JSON keeps only the last value of each. */
  readonly repeatedKeys: readonly Wrong[];
  /** The line, counted from 1, of the value at a path. If there is none, of its nearest parent. */
  lineOf(path: readonly string[]): number;
}

/** Why a text is not accepted. */
export interface JsonProblem extends Wrong {
  /** Counted from 1. */
  readonly line: number;
}

/** Parses JSON, and finds the line of each of its values. */
export function parseJsonWithLines(file: string): Result<JsonText, JsonProblem> {
  // Some editors write a byte order mark before the text.
  const text = file.startsWith('\ufeff') ? file.slice(1) : file;
  const found = findLines(text);
  if ('message' in found) return fail(found);
  const { lines, repeatedKeys, errorLine } = found;
  try {
    const value: unknown = JSON.parse(text);
    return succeed({ value, repeatedKeys, lineOf: (path) => nearestLine(lines, path) });
  } catch (error) {
    const lastLine = text.trimEnd().split('\n').length;
    const line = Math.min(errorLine ?? lastLine, lastLine);
    return fail({ path: [], line, message: syntaxErrorMessage(error) });
  }
}

interface FoundLines {
  /** By JSON Pointer the line of each value, counted from 1. For a property, it is the line of its key. */
  readonly lines: ReadonlyMap<string, number>;
  readonly repeatedKeys: readonly Wrong[];
  /** The line of the first syntax error, counted from 1. */
  readonly errorLine: number | null;
}

function findLines(text: string): FoundLines | JsonProblem {
  const lines = new Map<string, number>();
  const repeatedKeys: Wrong[] = [];
  /** The keys of each object that is open at the current position, the innermost last. */
  const openObjects: Set<string>[] = [];
  let errorLine: number | null = null;

  function onValue(line: number, path: JSONPath): void {
    const index = path.at(-1);
    if (typeof index === 'number' && index >= MAX_ENTRIES)
      throw new RefusedError(path, line, TOO_MANY);
    // `onKey` sets the line of a property.
    if (typeof index !== 'string') lines.set(formatPointer(path), line + 1);
  }

  function onContainer(line: number, path: JSONPath): void {
    if (path.length >= MAX_DEPTH) throw new RefusedError(path, line, TOO_DEEP);
    onValue(line, path);
  }

  function onLiteral(length: number, line: number, path: JSONPath): void {
    if (length > MAX_LENGTH) throw new RefusedError(path, line, TOO_LONG);
    onValue(line, path);
  }

  function onKey(key: string, line: number, path: JSONPath): void {
    if (key.length > MAX_LENGTH) throw new RefusedError(path, line, TOO_LONG);
    const keys = openObjects.at(-1);
    const ownPath = [...path.map(String), key];
    if (keys?.has(key)) repeatedKeys.push({ path: ownPath, message: repeatedKeyMessage(key) });
    keys?.add(key);
    if (keys && keys.size > MAX_ENTRIES) throw new RefusedError(ownPath, line, TOO_MANY);
    lines.set(formatPointer(ownPath), line + 1);
  }

  try {
    visit(
      text,
      {
        onObjectBegin(_offset, _length, line, _character, path) {
          onContainer(line, path());
          openObjects.push(new Set());
        },
        onObjectEnd: () => void openObjects.pop(),
        onArrayBegin: (_offset, _length, line, _character, path) => onContainer(line, path()),
        onObjectProperty: (key, _offset, _length, line, _character, path) =>
          onKey(key, line, path()),
        onLiteralValue: (_value, _offset, length, line, _character, path) =>
          onLiteral(length, line, path()),
        onError(_error, _offset, _length, line) {
          errorLine ??= line + 1;
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (error instanceof RefusedError) return error.problem;
    throw error;
  }
  return { lines, repeatedKeys, errorLine };
}

const TOO_DEEP = `expected at most ${MAX_DEPTH} objects and lists inside one another, found more`;
const TOO_MANY = `expected at most ${MAX_ENTRIES.toLocaleString('en')} entries in a list or an object, found more`;
const TOO_LONG = `expected at most ${MAX_LENGTH.toLocaleString('en')} characters, found more`;

/** Ends the visit of a text, such as before the recursion of its visitor overflows the stack. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problem: JsonProblem;

  /** @param line Counted from 0. */
  constructor(path: JSONPath, line: number, message: string) {
    super(message);
    this.problem = { path: path.map(String), line: line + 1, message };
  }
}

function nearestLine(lines: FoundLines['lines'], path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(formatPointer(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return lines.get('') ?? 1;
}

function repeatedKeyMessage(key: string): string {
  return `“${maskText(key)}” is repeated here, and only its last value would count`;
}

/** The parser's message without the character offset: the problem has the line. */
function syntaxErrorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `This is not JSON: ${maskText(message.replace(/ at position \d.*$/, ''))}`;
}
