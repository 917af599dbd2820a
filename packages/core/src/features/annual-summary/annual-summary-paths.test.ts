import { expect, test } from 'vitest';
import { succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { annualSummaryMachine } from './annual-summary.machine.ts';
import { createDrink, createOrder } from './annual-summary.memory.ts';
import { summarizeYear } from './annual-summary.ts';
import type { AnnualSummaryEvent, AnnualSummaryPorts } from './annual-summary.types.ts';
import { SUMMARY_STAGES } from './summary-stage.ts';

const EVENTS: readonly AnnualSummaryEvent[] = [
  { type: 'NEXT' },
  { type: 'BACK' },
  { type: 'SKIP' },
  { type: 'RESTART' },
  { type: 'SHARE', title: '', text: '' },
  { type: 'ART_LOADED', loadCount: 0 },
  { type: 'ART_LOADED', loadCount: 1 },
];

test('every state and transition is on a path', () => {
  const ports: AnnualSummaryPorts = {
    art: { load: async () => {} },
    sharing: { share: async () => succeed(undefined) },
    clipboard: { copy: async () => true },
    links: { linkTo: (route) => route },
  };
  const summary = summarizeYear([createOrder('2025-03-01', createDrink('latte'))], 2025);
  expect(
    findUncovered({
      machine: annualSummaryMachine,
      inputs: [
        { ports, year: 2025, summary: null, formerCups: null, draft: null },
        ...SUMMARY_STAGES.map((stage) => ({
          ports,
          year: 2025,
          summary,
          formerCups: null,
          draft: { stage },
        })),
      ],
      events: EVENTS,
      answers: {
        loadArt: [],
        share: ['shared', 'copied', 'declined', 'failed'],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
