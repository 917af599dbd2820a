import { type LoginMachine, type LoginView, loginView } from '@cangkir/core';
import { useActorState } from '@cangkir/react';
import type { FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useProduct } from '../product-context.tsx';

/** The running login, and what it shows. */
export function useLogin(): {
  readonly login: ActorRefFrom<LoginMachine>;
  readonly view: LoginView;
  /** Sends the code, and then the code that was typed. */
  submit(event: FormEvent): void;
} {
  const { app } = useProduct();
  const login = useActorState(app.root, ({ context }) => context.login);
  const view: LoginView = useActorState(login, loginView);

  function submit(event: FormEvent) {
    event.preventDefault();
    login.send({ type: view.step === 'phone' ? 'SEND_CODE' : 'SUBMIT_CODE' });
  }

  return { login, view, submit };
}
