import { fail, type Result, succeed } from '@cangkir/core';
import { formatPointer } from '../shared/json-pointer.ts';
import { mistypedKeys } from './mistyped-keys.ts';
import { mistypedRoutes } from './mistyped-routes.ts';
import { type JsonText, parseJsonWithLines } from './parse-json-with-lines.ts';
import { readFormat } from './read-format.ts';
import type { Scenario } from './scenario.ts';
import type { Wrong } from './wrong.types.ts';
import { wrongPhones } from './wrong-phones.ts';
import { wrongPlaceholders } from './wrong-placeholders.ts';

/** Why a file is not a scenario. */
export interface ScenarioProblem {
  /** The place as a JSON Pointer; empty for the whole file. */
  readonly pointer: string;
  /** Counted from 1; null where it is unknown. */
  readonly line: number | null;
  readonly message: string;
}

/** Parses and validates the text of a file. */
export function readScenario(file: string): Result<Scenario, readonly ScenarioProblem[]> {
  const json = parseJsonWithLines(file);
  if (!json.ok) return fail([problemOf(json.failure, json.failure.line)]);
  const { value, lineOf } = json.value;
  const { scenario, wrong } = readFormat(value);
  const silent = silentlyIgnored(json.value, scenario);
  if (scenario !== null && silent.length === 0) return succeed(scenario);
  const ofVersion = wrong.filter(({ path }) => formatPointer(path) === '/version');
  // Another version may allow everything else that this version refuses.
  const refused = ofVersion.length > 0 ? ofVersion : firstOfEach([...silent, ...wrong]);
  return fail(refused.map((one) => problemOf(one, lineOf(one.path))));
}

/** What fits the format and would still do nothing. */
function silentlyIgnored(
  { repeatedKeys, value }: JsonText,
  scenario: Scenario | null,
): readonly Wrong[] {
  return [
    ...repeatedKeys,
    ...wrongPlaceholders(value),
    ...wrongPhones(value),
    ...(scenario === null ? [] : [...mistypedKeys(scenario), ...mistypedRoutes(scenario)]),
  ];
}

/** The first problem of each place: the others mostly follow from it. */
function firstOfEach(wrong: readonly Wrong[]): readonly Wrong[] {
  const places = wrong.map(({ path }) => formatPointer(path));
  return wrong.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

function problemOf({ path, message }: Wrong, line: number): ScenarioProblem {
  return { pointer: formatPointer(path), line, message: `${stepLabel(path)}${message}` };
}

/** People count steps from 1. */
function stepLabel([part, index]: readonly string[]): string {
  return part === 'steps' && index !== undefined ? `step ${Number(index) + 1}: ` : '';
}
