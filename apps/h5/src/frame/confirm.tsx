import { Dialog, type DialogProps, MissingProviderError } from '@cangkir/react';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** A question, before something is done. */
export interface Question
  extends Pick<DialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone'> {
  /** What happens, and whether it can be undone. */
  readonly body: ReactNode;
}

/** Asks a question. Resolves to true if the person confirms. */
export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

interface Asked extends Question {
  answer(isConfirmed: boolean): void;
}

/** Shows the questions of its descendants. A question that a newer one replaces is not confirmed. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setAsked((previous) => {
          previous?.answer(false);
          return { ...question, answer: resolve };
        });
      }),
    [],
  );

  function answer(isConfirmed: boolean) {
    asked?.answer(isConfirmed);
    setAsked(null);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked === null ? null : (
        <Dialog
          open
          title={asked.title}
          confirmLabel={asked.confirmLabel}
          cancelLabel={asked.cancelLabel}
          tone={asked.tone ?? 'default'}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        >
          {asked.body}
        </Dialog>
      )}
    </ConfirmContext>
  );
}

/**
 * The function that asks.
 *
 * @throws MissingProviderError outside the {@link ConfirmProvider}.
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === null) throw new MissingProviderError('ConfirmProvider');
  return confirm;
}
