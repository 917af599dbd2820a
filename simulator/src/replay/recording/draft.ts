import { type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { SCENARIO, SCENARIO_SCHEMA, SCENARIO_VERSION } from '../../scenario/scenario.ts';
import { readScenario, type ScenarioProblem } from '../../scenario/validate.ts';
import { isJsonObject } from '../../shared/json-object.ts';
import { withoutValueAt } from '../../shared/json-pointer.ts';
import { formatJson } from './format-json.ts';

const DRAFT = v.looseObject({ id: v.string(), title: v.string(), steps: v.array(v.unknown()) });

/** A scenario's file, with its placeholders, while a person works on it. */
export type ScenarioDraft = v.InferOutput<typeof DRAFT>;

/** The maximum length of an id that is made from a title. */
const MAX_ID_LENGTH = 60;

/** The order of pointers in a file, whose lists have numbers. */
const IN_ORDER = new Intl.Collator('en', { numeric: true });

/** Makes a draft, with the id that its title makes. */
export function createDraft(title: string, start: object, steps: readonly object[]): ScenarioDraft {
  return {
    $schema: SCENARIO_SCHEMA,
    version: SCENARIO_VERSION,
    ...start,
    id: idOf(title),
    title,
    steps: [...steps],
  };
}

/** Reads a file as a draft. Fails with its problems if it is not a scenario. */
export function readDraft(text: string): Result<ScenarioDraft, readonly ScenarioProblem[]> {
  const scenario = readScenario(text);
  return scenario.ok ? succeed(v.parse(DRAFT, JSON.parse(text))) : scenario;
}

/** The text of the file. Equal drafts give equal bytes, which no formatter changes. */
export function draftText(draft: ScenarioDraft): string {
  const entries = Object.keys(SCENARIO.entries).flatMap((field) =>
    draft[field] === undefined ? [] : [[field, draft[field]] as const],
  );
  return formatJson(Object.fromEntries(entries));
}

/** The name of the file is the id of the scenario. */
export function draftFileName({ id }: ScenarioDraft): string {
  return `${id}.json`;
}

/** Gives a draft another title, and the id that it makes. */
export function renamed(draft: ScenarioDraft, title: string): ScenarioDraft {
  return { ...draft, title, id: idOf(title) };
}

/** Leaves the parts of a draft out to which these pointers lead. */
export function withoutParts(draft: ScenarioDraft, pointers: readonly string[]): ScenarioDraft {
  // To take an item out of a list moves those after it.
  const fromLast = pointers.toSorted(IN_ORDER.compare).toReversed();
  return asDraft(fromLast.reduce<unknown>(withoutValueAt, draft), draft);
}

/** A changed draft is still one: what names it and its steps are never taken out as a whole. */
export function asDraft(changed: unknown, draft: ScenarioDraft): ScenarioDraft {
  const { id, title, steps } = draft;
  return isJsonObject(changed) ? { id, title, steps, ...changed } : draft;
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
    return longer.length > MAX_ID_LENGTH && start !== '' ? start : longer;
  }, '');
  return id === '' ? 'scenario' : id.slice(0, MAX_ID_LENGTH);
}
