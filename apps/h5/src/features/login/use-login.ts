import { type LoginMachine, type LoginView, loginView } from '@cangkir/core/login';
import { shallowEqual, useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { EventFrom } from 'xstate';
import { useApp } from '../../product-context.tsx';

/** The view of the login, and its `send`. */
export function useLogin(): {
  readonly view: LoginView;
  send(event: EventFrom<LoginMachine>): void;
  /** Requests the SMS code, and in the next step submits it. */
  submit(event: FormEvent): void;
} {
  const { root } = useApp();
  const login = useSelector(root, ({ context }) => context.login);
  const view = useSelector(login, loginView, shallowEqual);

  return {
    view,
    send: login.send,
    submit(event) {
      event.preventDefault();
      login.send({ type: view.step === 'phone' ? 'SEND_CODE' : 'SUBMIT_CODE' });
    },
  };
}
