import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import { createLoadingCounter } from '../../flow/loading-counter.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { TOAST_DURATION_MS } from '../../flow/waits.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { ShareContent } from '../../platform/sharing/sharing.ts';
import type {
  AnnualSummaryEvent,
  AnnualSummaryPorts,
  AnnualSummaryTypes,
} from './annual-summary.types.ts';
import type { SummaryArt, SummaryStage } from './summary-art.ts';
import { SUMMARY_STAGES } from './summary-stage.ts';

/** How long to wait for the pictures before starting without the rest. Milliseconds. */
const ART_TIMEOUT_MS = 10_000;

/** The outcome of a share. */
type Shared = 'shared' | 'copied' | 'declined' | 'failed';

/**
 * A user's year in review (specification, sections 2 and 3): its stages, one after the other, at the user's pace. The
 * stage survives a reload.
 */
export const annualSummaryMachine = setup({
  types: machineTypes<AnnualSummaryTypes>(),
  actors: {
    loadArt: fromCallback<AnnualSummaryEvent, SummaryArt>(({ input: art, sendBack }) => {
      const counter = createLoadingCounter();
      for (const stage of SUMMARY_STAGES) {
        counter.begin();
        // A stage is shown without pictures that fail to load.
        art.load(stage).then(counter.end, counter.end);
      }
      return counter.subscribe((loadCount) => sendBack({ type: 'ART_LOADED', loadCount }));
    }),
    share: fromPromise<
      Shared,
      { readonly ports: AnnualSummaryPorts; readonly content: ShareContent }
    >(async ({ input: { ports, content } }) => {
      const result = await ports.sharing.share(content);
      if (result.ok) return 'shared';
      if (result.failure.kind === 'declined') return 'declined';
      return (await ports.clipboard.copy(content.url)) ? 'copied' : 'failed';
    }),
  },
  delays: {
    artTimeout: ART_TIMEOUT_MS,
    shareTimeout: SHARE_TIMEOUT_MS,
    confirmation: TOAST_DURATION_MS,
  },
  guards: {
    isEmpty: ({ context }) => context.summary === null,
    isArtLoaded: ({ context }) => context.loadCount === 0,
    isAt: ({ context }, stage: SummaryStage) => context.stage === stage,
  },
  actions: {
    showProgress: assign((_, loadCount: number) => ({ loadCount })),
    arriveAt: assign((_, stage: SummaryStage) => ({ stage })),
  },
}).createMachine({
  id: 'annualSummary',
  context: ({ input: { ports, year, summary, formerCups, draft } }) => ({
    ports,
    year,
    summary,
    formerCups,
    stage: draft?.stage ?? 'start',
    loadCount: SUMMARY_STAGES.length,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      // An empty year needs no pictures.
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'loadingArt' }],
    },

    loadingArt: {
      invoke: { src: 'loadArt', input: ({ context }) => context.ports.art },
      always: { guard: 'isArtLoaded', target: 'showing' },
      after: { artTimeout: 'showing' },
      on: {
        ART_LOADED: {
          actions: { type: 'showProgress', params: ({ event }) => event.loadCount },
        },
      },
    },

    /** No drinks were ordered in that year. */
    empty: {
      entry: { type: 'arriveAt', params: 'start' },
    },

    showing: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: { type: 'isAt', params: 'cup' }, target: 'cup' },
            { guard: { type: 'isAt', params: 'top3' }, target: 'top3' },
            { guard: { type: 'isAt', params: 'userKeyword' }, target: 'userKeyword' },
            { guard: { type: 'isAt', params: 'thanks' }, target: 'thanks' },
            { guard: { type: 'isAt', params: 'summary' }, target: 'summary' },
            { target: 'start' },
          ],
        },
        start: stage('start', { NEXT: 'cup', SKIP: 'summary' }),
        cup: stage('cup', { NEXT: 'top3', BACK: 'start', SKIP: 'summary' }),
        top3: stage('top3', { NEXT: 'userKeyword', BACK: 'cup', SKIP: 'summary' }),
        userKeyword: stage('userKeyword', { NEXT: 'thanks', BACK: 'top3', SKIP: 'summary' }),
        thanks: stage('thanks', { NEXT: 'summary', BACK: 'userKeyword', SKIP: 'summary' }),
        summary: {
          entry: { type: 'arriveAt', params: 'summary' },
          on: { BACK: 'thanks', RESTART: 'start' },
          initial: 'resting',
          states: {
            resting: {
              on: { SHARE: 'sharing' },
              initial: 'fresh',
              states: {
                fresh: {},
                shared: { after: { confirmation: 'fresh' } },
                /** Sharing is unavailable: the link is in the clipboard. */
                copied: { after: { confirmation: 'fresh' } },
                failed: {},
              },
            },
            sharing: {
              tags: 'busy',
              invoke: {
                src: 'share',
                input: ({ context: { ports, year, formerCups }, event }) => {
                  assertEvent(event, 'SHARE');
                  const { title, text } = event;
                  // It leads a friend to their own year, in the same edition.
                  const edition = formerCups === null ? 'annualSummary' : 'annualSummaryThird';
                  const route = withQuery(ROUTES[edition], { year: String(year) });
                  return { ports, content: { title, text, url: ports.links.linkTo(route) } };
                },
                onDone: [
                  { guard: ({ event }) => event.output === 'shared', target: 'resting.shared' },
                  { guard: ({ event }) => event.output === 'copied', target: 'resting.copied' },
                  { guard: ({ event }) => event.output === 'declined', target: 'resting.fresh' },
                  { target: 'resting.failed' },
                ],
              },
              after: { shareTimeout: 'resting.fresh' },
            },
          },
        },
      },
    },
  },
});

export type AnnualSummaryMachine = typeof annualSummaryMachine;

/** A stage that stays until the user moves on. */
function stage<const Stage extends SummaryStage, const On extends object>(params: Stage, on: On) {
  return { entry: { type: 'arriveAt', params }, on } as const;
}
