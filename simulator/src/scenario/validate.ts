import { fail, type Result, succeed } from '@cangkir/core';
import { isJsonObject } from '../shared/json-object.ts';
import { formatPointer, parsePointer } from '../shared/json-pointer.ts';
import { migrate } from './migrations.ts';
import { mistypedKeys } from './mistyped-keys.ts';
import { lineOf } from './pointer-line.ts';
import { readFormat } from './read-format.ts';
import { readJson } from './read-json.ts';
import { repeatedKeys, repeatedKeyWords } from './repeated-keys.ts';
import { SCENARIO_VERSION, type Scenario } from './scenario.ts';
import type { Wrong } from './wrong.types.ts';
import { wrongPlaceholders } from './wrong-placeholders.ts';

/** Why a file is not a scenario. */
export interface ScenarioProblem {
  /** Where: a JSON Pointer; empty for the whole file. */
  readonly pointer: string;
  /** Counts from 1; null if unknown. */
  readonly line: number | null;
  readonly words: string;
}

/** Reads a file's text. */
export function readScenario(file: string): Result<Scenario, readonly ScenarioProblem[]> {
  const text = withoutMark(file);
  const json = readJson(text);
  if (!json.ok) return fail([{ pointer: '', ...json.failure }]);
  const written = isJsonObject(json.value) ? migrate(json.value) : json.value;
  const { scenario, wrong } = readFormat(written);
  const silent = [
    ...repeatedKeys(text).map((place) => ({
      path: parsePointer(place.pointer),
      words: repeatedKeyWords(place),
    })),
    ...wrongPlaceholders(written),
    ...(scenario === null ? [] : mistypedKeys(scenario)),
  ];
  if (scenario !== null && silent.length === 0) return succeed(scenario);
  const ofVersion = wrong.filter(({ path }) => formatPointer(path) === '/version');
  // What a file of another version may hold is not known: nothing else of it is wrong by this one.
  if (ofVersion.length > 0) return fail(ofVersion.map((one) => problemOf(one, text)));
  const found = firstOfEach([...takenForDraft(json.value), ...silent, ...wrong]);
  return fail(found.map((one) => problemOf(one, text)));
}

/** Some editors put a byte order mark before a text. */
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Why a file is read as one of an older version, of which nobody may have thought. */
function takenForDraft(file: unknown): readonly Wrong[] {
  if (!isJsonObject(file)) return [];
  const { version } = file;
  if (version !== undefined && version !== 0) return [];
  const found = version === undefined ? 'nothing' : '0';
  const words = `expected ${SCENARIO_VERSION}, found ${found}: this is read as a draft from before there were versions`;
  return [{ path: ['version'], words }];
}

/** Of one place the first thing that is wrong: the others mostly follow from it. */
function firstOfEach(wrong: readonly Wrong[]): readonly Wrong[] {
  const places = wrong.map(({ path }) => formatPointer(path));
  return wrong.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

function problemOf({ path, words }: Wrong, text: string): ScenarioProblem {
  return {
    pointer: formatPointer(path),
    line: lineOf(text, path),
    words: `${stepWords(path)}${words}`,
  };
}

/** People count their steps from 1. */
function stepWords([part, index]: readonly string[]): string {
  return part === 'steps' && index !== undefined ? `step ${Number(index) + 1}: ` : '';
}
