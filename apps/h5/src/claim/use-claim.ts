import {
  type ClaimMachine,
  type ClaimView,
  claimView,
  isLoggedIn,
  readingView,
} from '@cangkir/core';
import { useActorState } from '@cangkir/react';
import { useSyncExternalStore } from 'react';
import type { EventFrom } from 'xstate';
import { useMachines } from '../navigation/use-machines.ts';
import { useProduct } from '../product-context.tsx';

/** Tells the claim what the person does. */
export type SendToClaim = (event: EventFrom<ClaimMachine>) => void;

/** The claim of this page, asleep or running: what it shows, and how to tell it. */
export function useClaim(): { readonly view: ClaimView; readonly send: SendToClaim } {
  const { app } = useProduct();
  const { global } = app.session;
  const machines = useMachines();
  const claim = useActorState(machines.root, ({ context }) => context.claim);
  const loggedIn = useSyncExternalStore(global.subscribe, () => isLoggedIn(global.get()));
  const reading = useSyncExternalStore(app.campaign.subscribe, app.campaign.get);
  const view = useActorState(claim, claimView) ?? readingView(reading, loggedIn, machines);

  return {
    view,
    send(event) {
      if (claim !== null) claim.send(event);
      else if (event.type === 'RETRY') app.retryCampaign();
      else app.machines.tell((root) => root.getSnapshot().context.claim?.send(event));
    },
  };
}
