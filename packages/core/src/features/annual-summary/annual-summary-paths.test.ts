import { expect, test } from 'vitest';
import { succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  createDrink,
  createMemoryAnnualSummaryGateway,
  createOrder,
} from '../../testing/memory-annual-summary-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { annualSummaryMachine } from './annual-summary.machine.ts';
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
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
];

test('every state and transition is on a path', () => {
  const { annualSummaries } = createMemoryAnnualSummaryGateway(createVirtualClock(MEMORY_START));
  const ports: AnnualSummaryPorts = {
    annualSummaries,
    art: { load: async () => {} },
    sharing: { share: async () => succeed(undefined) },
    clipboard: { copy: async () => true },
    links: { linkTo: (route) => route },
  };
  expect(
    findUncovered({
      machine: annualSummaryMachine,
      inputs: [
        { ports, year: 2025, loggedIn: false, draft: null },
        ...SUMMARY_STAGES.map((stage) => ({
          ports,
          year: 2025,
          loggedIn: true,
          draft: { stage },
        })),
      ],
      events: EVENTS,
      answers: {
        listOrders: [
          loaded([createOrder('2025-03-01', createDrink('latte'))]),
          loaded([]),
          ...FAILED_LOADS,
        ],
        loadArt: [],
        share: ['shared', 'copied', 'declined', 'failed'],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
