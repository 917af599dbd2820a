import { draftView, type LoginMachine, type LoginView, loginView } from '@cangkir/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { type FormEvent, useSyncExternalStore } from 'react';
import type { EventFrom } from 'xstate';
import { useMachines } from '../navigation/use-machines.ts';
import { useProduct } from '../product-context.tsx';

/** The login, asleep or running: what it shows, and how to tell it. */
export function useLogin(): {
  readonly view: LoginView;
  send(event: EventFrom<LoginMachine>): void;
  /** Sends the code, and then the code that was typed. */
  submit(event: FormEvent): void;
} {
  const { app } = useProduct();
  const { commonSession } = app.session;
  const machines = useMachines();
  const login = useSelector(machines.root ?? undefined, (root) => root?.context.login);
  const draft = useSyncExternalStore(commonSession.subscribe, () => commonSession.get().loginDraft);
  const runningView = useSelector(
    login,
    (snapshot) => snapshot && loginView(snapshot),
    shallowEqual,
  );
  const view = runningView ?? draftView(draft, machines);

  function send(event: EventFrom<LoginMachine>) {
    if (login !== undefined) login.send(event);
    else if (event.type === 'TYPE_PHONE') app.draftLogin({ typedPhone: event.text });
    else if (event.type === 'CHOOSE_MARKET') app.draftLogin({ market: event.market });
    else app.machines.tell((root) => root.getSnapshot().context.login.send(event));
  }

  return {
    view,
    send,
    submit(event) {
      event.preventDefault();
      // What could not be resumed is tried again: the machine goes on from the draft by itself.
      if (view.step === 'resuming') app.machines.tell(() => {});
      else send({ type: view.step === 'phone' ? 'SEND_CODE' : 'SUBMIT_CODE' });
    },
  };
}
