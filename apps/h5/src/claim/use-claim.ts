import {
  type ClaimMachine,
  type ClaimView,
  claimView,
  isLoggedIn,
  type RunningPage,
  readingView,
} from '@cangkir/core';
import { useActorState } from '@cangkir/react';
import { useSyncExternalStore } from 'react';
import type { ActorRefFrom, EventFrom } from 'xstate';
import { useMachines } from '../navigation/use-machines.ts';
import { useProduct } from '../product-context.tsx';

/** Tells the claim what the person does. */
export type SendToClaim = (event: EventFrom<ClaimMachine>) => void;

/** The claim of this page, asleep or running: what it shows, and how to tell it. */
export function useClaim(): { readonly view: ClaimView; readonly send: SendToClaim } {
  const { app } = useProduct();
  const { global } = app.session;
  const machines = useMachines();
  const claim = useActorState(machines.root, ({ context }) => claimOf(context.page));
  const loggedIn = useSyncExternalStore(global.subscribe, () => isLoggedIn(global.get()));
  const reading = useSyncExternalStore(app.campaign.subscribe, app.campaign.get);
  const view = useActorState(claim, claimView) ?? readingView(reading, loggedIn, machines);

  return {
    view,
    send(event) {
      if (claim !== null) claim.send(event);
      else if (event.type === 'RETRY') app.retryCampaign();
      else app.machines.tell((root) => claimOf(root.getSnapshot().context.page)?.send(event));
    },
  };
}

function claimOf(page: RunningPage | null): ActorRefFrom<ClaimMachine> | null {
  return page?.name === 'claim' ? page.actor : null;
}
