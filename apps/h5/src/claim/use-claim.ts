import {
  type ClaimMachine,
  type ClaimView,
  claimView,
  isLoggedIn,
  type RunningPage,
  readingView,
} from '@cangkir/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { ActorRefFrom, EventFrom } from 'xstate';
import { useMachines } from '../navigation/use-machines.ts';
import { useProduct } from '../product-context.tsx';

/** Sends an event to the claim machine. */
export type SendToClaim = (event: EventFrom<ClaimMachine>) => void;

/** The view of this page's claim, whether its machine runs or not, and its `send`. */
export function useClaim(): { readonly view: ClaimView; readonly send: SendToClaim } {
  const { app } = useProduct();
  const { global } = app.session;
  const machines = useMachines();
  const claim = useSelector(machines.root ?? undefined, (root) => claimOf(root?.context.page));
  const loggedIn = useSyncExternalStore(global.subscribe, () => isLoggedIn(global.get()));
  const reading = useSyncExternalStore(app.campaign.subscribe, app.campaign.get);
  const runningView = useSelector(
    claim ?? undefined,
    (snapshot) => snapshot && claimView(snapshot),
    shallowEqual,
  );
  const view = runningView ?? readingView(reading, loggedIn, machines);

  return {
    view,
    send(event) {
      if (claim !== null) claim.send(event);
      else if (event.type === 'RETRY') app.retryCampaign();
      else app.machines.tell((root) => claimOf(root.getSnapshot().context.page)?.send(event));
    },
  };
}

function claimOf(page: RunningPage | null | undefined): ActorRefFrom<ClaimMachine> | null {
  return page?.name === 'claim' ? page.actor : null;
}
