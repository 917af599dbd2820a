import { expect, test } from 'vitest';
import { fail } from '../../platform/result.ts';
import { createMemoryWorld, type MemoryWorld } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { createMemoryAnnualSummaryGateway } from './annual-summary.memory.ts';
// Page code is lazy-loaded. Importing it here counts it for every test in this file.
import './annual-summary.page.ts';

async function load(world: MemoryWorld, route: string) {
  const { annualSummaries } = createMemoryAnnualSummaryGateway(world.clock);
  const { page, ...rest } = await startPage(world, route, {
    annualSummary: async (common) => ({
      ...common,
      annualSummaries,
      art: { load: async () => {} },
      sharing: { share: async () => fail({ kind: 'unavailable' }) },
      clipboard: { copy: async () => false },
      links: { linkTo: (own) => own },
    }),
  });
  if (page?.name !== 'annualSummary') throw new Error(`Failed to find a year at ${route}.`);
  return { ...rest, summary: runningFeature(page) };
}

test('keeps the stage over a reload, until the user is back at the start', async () => {
  const world = createMemoryWorld();
  const before = await load(world, '/annualSummary');
  before.summary.send({ type: 'NEXT' });
  expect(before.drafts()).toEqual({ 'member-1@annualSummary:': { stage: 'cup' } });
  before.root.stop();
  const { summary, drafts } = await load(world, '/annualSummary');
  expect(summary.getSnapshot().value).toEqual({ showing: 'cup' });
  summary.send({ type: 'BACK' });
  expect(drafts()).toEqual({});
});

test.each([
  ['/annualSummary', 2025, null],
  ['/annualSummary3rd', 2025, 4],
  ['/annualSummary?year=2024', 2024, null],
  ['/annualSummary3rd?year=2024', 2024, 4],
  ['/annualSummary?year=next', 2025, null],
])('%s shows %i, beside a year of %s cups', async (route, year, formerCups) => {
  const { summary } = await load(createMemoryWorld(), route);
  expect(summary.getSnapshot().context).toMatchObject({ year, formerCups });
});
