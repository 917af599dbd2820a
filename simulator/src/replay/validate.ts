import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { formatPointer } from './json-pointer.ts';
import { migrate } from './migrations.ts';
import { fillFixed } from './placeholders.ts';
import { lineOf } from './pointer-line.ts';
import { SCENARIO, type Scenario } from './scenario.ts';

/** Something in a file that makes it no scenario. */
export interface ScenarioProblem {
  /** Where: a JSON Pointer; empty for the whole file. */
  readonly pointer: string;
  /** Counted from 1; null where it can't be told. */
  readonly line: number | null;
  readonly words: string;
}

/** Reads a file's text. */
export function readScenario(text: string): Result<Scenario, readonly ScenarioProblem[]> {
  const json = parseJson(text);
  if (!json.ok) return fail([json.failure]);
  const parsed = v.safeParse(SCENARIO, fillFixed(migrated(json.value)));
  if (parsed.success) return succeed(parsed.output);
  return fail(parsed.issues.map((issue) => problemOf(issue, text)));
}

function parseJson(text: string): Result<unknown, ScenarioProblem> {
  try {
    return succeed(JSON.parse(text));
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    const line = /\(line (\d+)/.exec(words)?.[1];
    return fail({
      pointer: '',
      line: line === undefined ? null : Number(line),
      words: `This is no JSON: ${words}`,
    });
  }
}

function migrated(value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? migrate({ ...value }) : value;
}

type Issue = v.InferIssue<typeof SCENARIO>;

function problemOf(issue: Issue, text: string): ScenarioProblem {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const pointer = formatPointer(path);
  return { pointer, line: lineOf(text, path), words: `${stepWords(path)}${wordsOf(issue)}` };
}

/** People count their steps from 1. */
function stepWords([part, index]: readonly string[]): string {
  return part === 'steps' && index !== undefined ? `step ${Number(index) + 1}: ` : '';
}

function wordsOf(issue: Issue): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return `there is no field ${issue.received}`;
  }
  if (issue.received === 'undefined') return `something is missing: ${issue.expected ?? ''}`;
  if (issue.type === 'variant') return `there is no ${issue.received}; there are ${issue.expected}`;
  return issue.message;
}
