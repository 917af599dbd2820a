import { matchRoute, pageOf } from '@cangkir/core';
import { SCREEN_LINKS } from '@cangkir/core/testing';
import { fillFixed, withoutBrand } from '../scenario/placeholders.ts';
import { isJsonObject, type JsonObject } from '../shared/json-object.ts';

/** Where walks start, and what people do, as stored scenarios and links know it. */
export interface Corpus {
  readonly starts: readonly CorpusStart[];
  /** The events that were sent to a machine, by its name and their type: `prizeForm TYPE`. */
  readonly events: ReadonlyMap<string, readonly JsonObject[]>;
}

export interface CorpusStart {
  /** The page with a machine, or null. */
  readonly page: string | null;
  readonly routeName: string | null;
  /** As a file writes it. */
  readonly route: string;
  /** The fields of a scenario’s file that say where it starts. */
  readonly fields: JsonObject;
}

/** The fields that say where a scenario starts. */
const START_FIELDS: readonly string[] = [
  'clock',
  'seed',
  'device',
  'user',
  'storage',
  'route',
  'secondPhone',
  'backend',
];

/** The usual start at a link. */
const USUAL = {
  clock: { start: '2026-09-04T15:00:00+07:00' },
  device: { platform: 'browser' },
  user: 'member',
  backend: { fixture: 'everyday' },
};

/** Reads stored scenarios, whose files were parsed. */
export function corpusOf(files: readonly unknown[]): Corpus {
  const scenarios = files.filter(isJsonObject);
  const stored = scenarios.map((file) =>
    Object.fromEntries(Object.entries(file).filter(([field]) => START_FIELDS.includes(field))),
  );
  const links = SCREEN_LINKS.map(({ route }) => ({ ...USUAL, route: withoutBrand(route) }));
  const starts = [...links, ...stored].map((fields) => {
    const route = String(fields['route']);
    const filled = String(fillFixed(route));
    return { page: pageOf(filled)?.name ?? null, routeName: matchRoute(filled), route, fields };
  });
  return { starts, events: eventsIn(scenarios) };
}

function eventsIn(scenarios: readonly JsonObject[]): Corpus['events'] {
  const events = new Map<string, JsonObject[]>();
  for (const { steps } of scenarios) {
    for (const step of Array.isArray(steps) ? steps : []) {
      if (!isJsonObject(step) || step['do'] !== 'send' || !isJsonObject(step['event'])) continue;
      const { event } = step;
      const name = `${step['actor']} ${event['type']}`;
      events.set(name, [...(events.get(name) ?? []), event]);
    }
  }
  return events;
}

/** The same, with the starts alone that lead to pages or routes of these names; all of them if none is named. */
export function startingOn(corpus: Corpus, names: readonly string[]): Corpus {
  const starts = corpus.starts.filter(
    ({ page, routeName }) =>
      names.length === 0 || names.some((name) => name === page || name === routeName),
  );
  return { ...corpus, starts };
}
