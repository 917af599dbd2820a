import { test } from 'vitest';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createWalkedSharing } from '../../testing/walked-sharing.ts';
import { createMemoryAnnualSummaryGateway } from './annual-summary.memory.ts';
import { type AnnualSummaryPagePorts, annualSummaryPage } from './annual-summary.page.ts';

const SHARE = { type: 'SHARE', title: 'Tahunku', text: '4 gelas' } as const;

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const { annualSummaries, calls } = createMemoryAnnualSummaryGateway(clock);
  const soon = (ms: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, ms));
  const ports: AnnualSummaryPagePorts = {
    annualSummaries,
    clock,
    // In order: immediate, late, and never.
    art: {
      async load(stage) {
        if (stage === 'cup') await soon(3000);
        if (stage === 'top3') throw new Error('It was not there.');
      },
    },
    ...createWalkedSharing(['shared', 'declined', 'unavailable'], () => soon(2000)),
    links: { linkTo: (route) => route },
  };
  return {
    page: annualSummaryPage,
    ports,
    key: () => '2025',
    clock,
    changes: [],
    calls: [walkedCall(calls.listOrders, [[]])],
  };
}

test('keeps each year with its owner, at one stage, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'NEXT' },
      { type: 'NEXT' },
      { type: 'NEXT' },
      { type: 'BACK' },
      { type: 'SKIP' },
      { type: 'RESTART' },
      SHARE,
      SHARE,
    ],
    laws: {
      'the stage is where the user is': (snapshot) =>
        !snapshot.matches('showing') ||
        (snapshot.context.stage === 'summary') === snapshot.matches({ showing: 'summary' }),
      'what is shown was summed up': (snapshot) =>
        !snapshot.matches('showing') || snapshot.context.summary !== null,
      'an empty year has no stage': (snapshot) =>
        !snapshot.matches('empty') ||
        (snapshot.context.summary === null && snapshot.context.stage === 'start'),
      'the counter is never negative': (snapshot) => snapshot.context.loadCount >= 0,
      'it is busy only while it shares': (snapshot) =>
        snapshot.hasTag('busy') === snapshot.matches({ showing: { summary: 'sharing' } }),
    },
  }));
