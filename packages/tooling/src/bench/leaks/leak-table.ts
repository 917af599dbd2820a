import { keysOf } from '@cangkir/core';
import { alignColumns } from '../align-columns.ts';
import type { Kept } from './count-kept.ts';

/** What a page holds after a round, once the garbage is collected. */
export interface Held extends Kept {
  /** MB of JavaScript. */
  readonly heap: number;
  /** Nodes of the document, and those that scripts still hold. */
  readonly nodes: number;
  /** Event listeners of any node. */
  readonly listeners: number;
}

interface HeldFigure {
  readonly title: string;
  /** How much more than after the first round is no leak. */
  readonly mayGrowBy: number;
  /** Digits after the point. */
  readonly digits?: number;
}

const FIGURES: Readonly<Record<keyof Held, HeldFigure>> = {
  heap: { title: 'heap, MB', mayGrowBy: 0.05, digits: 2 },
  nodes: { title: 'nodes', mayGrowBy: 0.05 },
  listeners: { title: 'listeners', mayGrowBy: 0.05 },
  pageListeners: { title: 'on the window', mayGrowBy: 0 },
  timers: { title: 'timers', mayGrowBy: 0 },
  actors: { title: 'actors', mayGrowBy: 0 },
};

/** What a person's page held after each round. */
export interface HeldRounds {
  readonly person: string;
  readonly rounds: readonly Held[];
}

/** Whether a page holds more after the last round than after the first. */
export function hasLeak({ rounds }: HeldRounds): boolean {
  return keysOf(FIGURES).some((name) => grows(rounds, name));
}

/** Formats a table: a line for each person, what their page held after each round, and a `!` where that grows. */
export function leakTable(people: readonly HeldRounds[]): string {
  const names = keysOf(FIGURES);
  return alignColumns([
    ['', ...names.map((name) => FIGURES[name].title)],
    ...people.map(({ person, rounds }) => [person, ...names.map((name) => cellOf(rounds, name))]),
  ]);
}

/** Such as `6.10 6.20 6.71 !`. */
function cellOf(rounds: readonly Held[], name: keyof Held): string {
  const shown = rounds.map((held) => held[name].toFixed(FIGURES[name].digits ?? 0));
  return [...shown, ...(grows(rounds, name) ? ['!'] : [])].join(' ');
}

function grows(rounds: readonly Held[], name: keyof Held): boolean {
  const [first = 0, last = 0] = [rounds[0]?.[name], rounds.at(-1)?.[name]];
  return last > first * (1 + FIGURES[name].mayGrowBy);
}
