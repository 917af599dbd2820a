import { expect, test } from 'vitest';
import type { RunningMachine } from '../../chart/running-machines.types.ts';
import { placeless } from '../../chart/testing.ts';
import { chartChoices, chosenChart } from './chart-choices.ts';

const CHARTS = new Map(
  ['claim', 'draw', 'login'].map((machine) => [machine, { ...placeless(), machine }]),
);

function running(systemId: string, machineId = systemId): RunningMachine {
  return { systemId, machineId, states: [], visited: [], context: {}, events: [], failed: null };
}

function namesOf(machines: readonly RunningMachine[]): string[] {
  return chartChoices(CHARTS, machines).map(
    ({ name, machine, layout }) => `${name}: ${layout.machine}${machine === null ? '' : ', runs'}`,
  );
}

test('where none runs, there is the chart of each', () => {
  expect(namesOf([])).toEqual(['claim: claim', 'draw: draw', 'login: login']);
});

test('those that run stand first, under the names that they run under', () => {
  expect(namesOf([running('login'), running('love', 'draw')])).toEqual([
    'login: login, runs',
    'love: draw, runs',
    'claim: claim',
  ]);
});

test('a machine without a chart is left out', () => {
  expect(namesOf([running('unheardOf')])).toHaveLength(3);
});

test('who has not chosen sees the machine that started last', () => {
  const choices = chartChoices(CHARTS, [running('login'), running('claim')]);
  expect(chosenChart(choices, null)?.name).toBe('claim');
  expect(chosenChart(chartChoices(CHARTS, []), null)?.name).toBe('claim');
});

test('what was chosen stays, also when it stops', () => {
  const choices = chartChoices(CHARTS, [running('login'), running('claim')]);
  expect(chosenChart(choices, 'login')?.machine?.systemId).toBe('login');
  expect(chosenChart(chartChoices(CHARTS, [running('claim')]), 'login')).toMatchObject({
    name: 'login',
    machine: null,
  });
});

test('where it is gone under that name, it is the one that started last again', () => {
  expect(chosenChart(chartChoices(CHARTS, [running('claim')]), 'love')?.name).toBe('claim');
});
