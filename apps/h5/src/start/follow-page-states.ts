import type { RootActor, RunningPage } from '@cangkir/core';
import type { AnyActorRef } from 'xstate';

/** Calls back at each state of a page of which the statistics say something, such as a draw's. */
export function followPageStates(root: RootActor, onState: () => void): void {
  let page: RunningPage | null = null;
  let feature: AnyActorRef | null = null;
  let last = '';

  function followPage(): void {
    const current = root.getSnapshot().context.page;
    if (current === page) return;
    page = current;
    page?.actor.subscribe(followFeature);
    followFeature();
  }

  function followFeature(): void {
    const current = page === null ? null : page.featureOf(page.actor.getSnapshot());
    if (current === feature) return;
    feature = current;
    last = '';
    feature?.subscribe(report);
    report();
  }

  function report(): void {
    const state = JSON.stringify(page?.tracked() ?? {});
    if (state === last) return;
    last = state;
    if (state !== '{}') onState();
  }

  root.subscribe(followPage);
  followPage();
}
