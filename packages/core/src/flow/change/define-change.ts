import { assign, type EventObject, emit } from 'xstate';
import type { ChangeOptions, GatewayResult } from '../gateway/gateway.ts';
import { isNotFound, isOutcome, withOutcome } from '../outcome-transitions.ts';
import type { SessionEmitted } from '../page/page.types.ts';
import { changeActor } from './change.actor.ts';
import { type ChangeContext, openChange, settleChange } from './change-context.ts';
import type { ChangeOutcome } from './change-outcome.ts';

/** What a feature changes, and what that does to its context. */
interface ChangeDefinition<Context extends ChangeContext, Event, Value> {
  readonly types: { readonly context: Context; readonly events: Event };
  send(context: NoInfer<Context>, options: ChangeOptions): Promise<GatewayResult<Value>>;
  /** The context as the change is sent; the same if omitted. */
  opened?(context: NoInfer<Context>): Partial<NoInfer<Context>>;
  /** The context after the answer. */
  done(context: NoInfer<Context>, value: Value): Partial<NoInfer<Context>>;
}

/** Where a change leads. Where a login is needed, the page waits for it in place of the feature. */
export interface ChangeTargets<First extends readonly object[]> {
  readonly done: string;
  readonly refused: string;
  /** A state that leads back to the change: it is sent again under its key. */
  readonly unknown: string;
  /** Transitions for an outcome that means more. */
  readonly first?: First;
}

const SETTLE = withOutcome('settleChange');

/** A transition for `first`: what the change is about is gone, and the page says so. */
export const GONE = { guard: isNotFound, actions: [SETTLE, 'showNotFound'] } as const;

/**
 * Defines the change of a feature: the parts of its machine that open it under a key, send it until its outcome is
 * known, and settle it. Its context is a {@link ChangeContext}.
 */
export function defineChange<Context extends ChangeContext, Event extends EventObject, Value>({
  send,
  opened = unchanged,
  done,
}: ChangeDefinition<Context, Event, Value>) {
  return {
    actor: changeActor(send),

    guards: {
      /** The outcome of an earlier try is unknown. */
      isPending: ({ context }: { readonly context: ChangeContext }) => context.pendingKey !== null,
    },

    actions: {
      requireLogin: emit<Context, Event, undefined, Event, SessionEmitted>({
        type: 'loginRequired',
      }),
      reportSessionEnded: emit<Context, Event, undefined, Event, SessionEmitted>({
        type: 'sessionEnded',
      }),
      openChange: assign<Context, Event, undefined, Event, never>(({ context }) => ({
        ...opened(context),
        ...openChange(context),
      })),
      settleChange: assign<Context, Event, ChangeOutcome<Value>, Event, never>(
        ({ context }, outcome) => {
          const answered: Partial<Context> =
            outcome.kind === 'done' ? done(context, outcome.value) : {};
          return { ...answered, ...settleChange(context, outcome) };
        },
      ),
    },

    /** The state that sends the change, by the name of its actor. */
    sending<Src extends string, const First extends readonly object[] = []>(
      src: Src,
      { done: target, refused, unknown, first }: ChangeTargets<First>,
    ) {
      return {
        tags: 'busy',
        entry: 'openChange',
        invoke: {
          src,
          input: ({ context }: { readonly context: Context }) => context,
          onDone: [
            ...(first ?? []),
            { guard: isOutcome('sessionEnded'), actions: [SETTLE, 'reportSessionEnded'] },
            { guard: isOutcome('loginRequired'), actions: [SETTLE, 'requireLogin'] },
            { guard: isOutcome('done'), target, actions: SETTLE },
            { guard: isOutcome('unknown'), target: unknown, actions: SETTLE },
            { target: refused, actions: SETTLE },
          ],
        },
      } as const;
    },
  };
}

function unchanged<Context>(): Partial<Context> {
  return {};
}
