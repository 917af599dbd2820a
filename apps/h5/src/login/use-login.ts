import { draftView, type LoginMachine, type LoginView, loginView } from '@cangkir/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { type FormEvent, useSyncExternalStore } from 'react';
import type { EventFrom } from 'xstate';
import { useMachines } from '../navigation/use-machines.ts';
import { useProduct } from '../product-context.tsx';

/** The view of the login, whether its machine runs or not, and its `send`. */
export function useLogin(): {
  readonly view: LoginView;
  send(event: EventFrom<LoginMachine>): void;
  /** Requests the SMS code, and in the next step submits it. */
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
      // Starts the machines again: the login resumes from its draft.
      if (view.step === 'resuming') app.machines.tell(() => {});
      else send({ type: view.step === 'phone' ? 'SEND_CODE' : 'SUBMIT_CODE' });
    },
  };
}
