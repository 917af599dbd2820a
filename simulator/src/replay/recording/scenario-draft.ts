import { type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { migrate } from '../../scenario/migrations.ts';
import { SCENARIO_SCHEMA, SCENARIO_VERSION } from '../../scenario/scenario.ts';
import { readScenario, type ScenarioProblem } from '../../scenario/validate.ts';
import { jsonText } from './json-text.ts';

const DRAFT = v.looseObject({ id: v.string(), title: v.string(), steps: v.array(v.unknown()) });

/** A scenario as its file says it, with its placeholders, while somebody works on it. */
export type ScenarioDraft = v.InferOutput<typeof DRAFT>;

/** In the order in which a file says them. */
const FIELDS: readonly string[] = [
  '$schema',
  'version',
  'id',
  'title',
  'clock',
  'seed',
  'device',
  'user',
  'storage',
  'route',
  'backend',
  'steps',
];

/** The longest id that is made of a title. */
const LONGEST_ID = 60;

/** A story of which all but its name is known. */
export function createDraft(
  title: string,
  beginning: object,
  steps: readonly object[],
): ScenarioDraft {
  return {
    $schema: SCENARIO_SCHEMA,
    version: SCENARIO_VERSION,
    ...beginning,
    id: idOf(title),
    title,
    steps: [...steps],
  };
}

/** Reads a file, to work on it. Fails with its problems where it is not a scenario. */
export function readDraft(text: string): Result<ScenarioDraft, readonly ScenarioProblem[]> {
  const scenario = readScenario(text);
  // A file of an older format is worked on as what it has become.
  return scenario.ok ? succeed(v.parse(DRAFT, migrate(JSON.parse(text)))) : scenario;
}

/** The text of the file: the same draft has the same bytes, which no formatter changes. */
export function draftText(draft: ScenarioDraft): string {
  const entries = FIELDS.flatMap((field) =>
    draft[field] === undefined ? [] : [[field, draft[field]] as const],
  );
  return jsonText(Object.fromEntries(entries));
}

/** What the file is called: a scenario is found by its id. */
export function draftFileName({ id }: ScenarioDraft): string {
  return `${id}.json`;
}

/** The same story by another title, and by the id that it makes. */
export function renamed(draft: ScenarioDraft, title: string): ScenarioDraft {
  return { ...draft, title, id: idOf(title) };
}

function idOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const id = words.reduce((start, word) => {
    const longer = start === '' ? word : `${start}-${word}`;
    return longer.length > LONGEST_ID && start !== '' ? start : longer;
  }, '');
  return id === '' ? 'scenario' : id.slice(0, LONGEST_ID);
}
