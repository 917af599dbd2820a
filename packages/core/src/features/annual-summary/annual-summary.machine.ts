import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import { isLoginRequired, isTokenRefused } from '../../flow/gateway/read-reply.ts';
import { createLoadingCounter } from '../../flow/loading-counter.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { ShareContent } from '../../platform/sharing/sharing.ts';
import type { PastOrder } from './annual-summary.gateway.ts';
import { summarizeYear } from './annual-summary.ts';
import type {
  AnnualSummaryContext,
  AnnualSummaryEmitted,
  AnnualSummaryEvent,
  AnnualSummaryInput,
  AnnualSummaryPorts,
} from './annual-summary.types.ts';
import type { SummaryStage } from './summary-art.ts';
import { SUMMARY_STAGES } from './summary-stage.ts';

/** How long the pictures are waited for: then it begins with what is there. Milliseconds. */
const ART_TIMEOUT_MS = 10_000;

/** What became of sharing. */
type Shared = 'shared' | 'copied' | 'declined' | 'failed';

/**
 * A person's year in review (specification, sections 2 and 3): its stages one after the other, at the
 * person's own pace. The stage survives a reload.
 */
export function createAnnualSummaryMachine({
  annualSummaries,
  art,
  sharing,
  clipboard,
  links,
}: AnnualSummaryPorts) {
  return setup({
    types: machineTypes<{
      context: AnnualSummaryContext;
      events: AnnualSummaryEvent;
      emitted: AnnualSummaryEmitted;
      input: AnnualSummaryInput;
    }>(),
    actors: {
      listOrders: fromPromise<GatewayResult<readonly PastOrder[]>, AnnualSummaryContext>(
        ({ input, signal }) => annualSummaries.listOrders(input.year, { signal }),
      ),
      loadArt: fromCallback<AnnualSummaryEvent>(({ sendBack }) => {
        const counter = createLoadingCounter();
        for (const stage of SUMMARY_STAGES) {
          counter.begin();
          // A stage is shown without pictures that do not come.
          art.load(stage).then(counter.end, counter.end);
        }
        return counter.subscribe((loadCount) => sendBack({ type: 'ART_LOADED', loadCount }));
      }),
      share: fromPromise<Shared, ShareContent>(async ({ input }) => {
        const result = await sharing.share(input);
        if (result.ok) return 'shared';
        if (result.failure.kind === 'declined') return 'declined';
        return (await clipboard.copy(input.url)) ? 'copied' : 'failed';
      }),
    },
    delays: { artTimeout: ART_TIMEOUT_MS, shareTimeout: SHARE_TIMEOUT_MS },
    guards: {
      isLoggedIn: ({ context }) => context.loggedIn,
      isEmpty: ({ context }) => context.summary === null,
      isAt: ({ context }, { stage }: { readonly stage: SummaryStage }) => context.stage === stage,
    },
    actions: {
      arriveAt: assign({ stage: (_, { stage }: { readonly stage: SummaryStage }) => stage }),
    },
  }).createMachine({
    id: 'annualSummary',
    context: ({ input: { year, loggedIn, draft } }) => ({
      year,
      loggedIn,
      stage: draft?.stage ?? 'start',
      summary: null,
      loadCount: SUMMARY_STAGES.length,
      problem: null,
    }),
    initial: 'starting',
    on: {
      SESSION_CHANGED: {
        target: '.starting',
        // The year was that of whoever was here.
        actions: assign({
          loggedIn: ({ event }) => event.loggedIn,
          stage: 'start',
          summary: null,
          problem: null,
        }),
      },
    },
    states: {
      starting: {
        always: [{ guard: 'isLoggedIn', target: 'loading' }, { target: 'loginRequired' }],
      },

      loading: {
        entry: assign({ loadCount: SUMMARY_STAGES.length, problem: null }),
        invoke: {
          src: 'listOrders',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => isTokenRefused(event.output),
              target: 'loginRequired',
              actions: emit({ type: 'sessionEnded' }),
            },
            { guard: ({ event }) => isLoginRequired(event.output), target: 'loginRequired' },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ context, event }) => found(context, event.output)),
            },
            {
              target: 'loadFailed',
              actions: assign(({ context, event }) => found(context, event.output)),
            },
          ],
        },
      },

      loadFailed: {
        on: { RETRY: 'loading' },
      },

      deciding: {
        // An empty year needs no pictures.
        always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'loadingArt' }],
      },

      loadingArt: {
        invoke: { src: 'loadArt' },
        after: { artTimeout: 'showing' },
        on: {
          ART_LOADED: [
            {
              guard: ({ event }) => event.loadCount === 0,
              target: 'showing',
              actions: assign({ loadCount: 0 }),
            },
            { actions: assign({ loadCount: ({ event }) => event.loadCount }) },
          ],
        },
      },

      /** Nothing was drunk in that year. */
      empty: {
        entry: { type: 'arriveAt', params: { stage: 'start' } },
      },

      showing: {
        initial: 'deciding',
        states: {
          deciding: {
            always: [
              { guard: { type: 'isAt', params: { stage: 'cup' } }, target: 'cup' },
              { guard: { type: 'isAt', params: { stage: 'top3' } }, target: 'top3' },
              { guard: { type: 'isAt', params: { stage: 'userKeyword' } }, target: 'userKeyword' },
              { guard: { type: 'isAt', params: { stage: 'thanks' } }, target: 'thanks' },
              { guard: { type: 'isAt', params: { stage: 'summary' } }, target: 'summary' },
              { target: 'start' },
            ],
          },
          start: {
            entry: { type: 'arriveAt', params: { stage: 'start' } },
            on: { NEXT: 'cup', SKIP: 'summary' },
          },
          cup: {
            entry: { type: 'arriveAt', params: { stage: 'cup' } },
            on: { NEXT: 'top3', BACK: 'start', SKIP: 'summary' },
          },
          top3: {
            entry: { type: 'arriveAt', params: { stage: 'top3' } },
            on: { NEXT: 'userKeyword', BACK: 'cup', SKIP: 'summary' },
          },
          userKeyword: {
            entry: { type: 'arriveAt', params: { stage: 'userKeyword' } },
            on: { NEXT: 'thanks', BACK: 'top3', SKIP: 'summary' },
          },
          thanks: {
            entry: { type: 'arriveAt', params: { stage: 'thanks' } },
            on: { NEXT: 'summary', BACK: 'userKeyword', SKIP: 'summary' },
          },
          summary: {
            entry: { type: 'arriveAt', params: { stage: 'summary' } },
            on: { BACK: 'thanks', RESTART: 'start' },
            initial: 'resting',
            states: {
              resting: {
                on: { SHARE: 'sharing' },
                initial: 'fresh',
                states: {
                  fresh: {},
                  shared: {},
                  /** There is no way to share here: the link is in the clipboard. */
                  copied: {},
                  failed: {},
                },
              },
              sharing: {
                tags: 'busy',
                invoke: {
                  src: 'share',
                  input: ({ context, event }) => {
                    assertEvent(event, 'SHARE');
                    return { title: event.title, text: event.text, url: addressOf(context) };
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

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
      },
    },
  });

  /** It leads a friend to their own year. */
  function addressOf({ year }: AnnualSummaryContext): string {
    return links.linkTo(withQuery(ROUTES.annualSummary, { year: String(year) }));
  }
}

export type AnnualSummaryMachine = ReturnType<typeof createAnnualSummaryMachine>;

function found(
  { year }: AnnualSummaryContext,
  result: GatewayResult<readonly PastOrder[]>,
): Partial<AnnualSummaryContext> {
  return result.ok
    ? { summary: summarizeYear(result.value, year) }
    : { problem: problemOf(result.failure) };
}
