import type { PageView } from '@cangkir/core';
import type { FieldProblem, RecipientField } from '@cangkir/core/prize-form';
import { focusInView, Notice, TextAreaField, TextField } from '@cangkir/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { preloadPhoneRule } from '../../adapters/phone-numbers.ts';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './prize-form.module.css';

/** The form's name, so that the button in the action bar submits it. */
export const RECIPIENT_FORM = 'recipient-form';

interface RecipientFormProps extends Pick<ScreenProps<'prizeForm'>, 'send'> {
  readonly view: Extract<PageView<'prizeForm'>, { readonly step: 'filling' | 'confirm' }>;
}

/** Who receives the prize, and where. What is wrong stands beside its field, and the first such field has the focus. */
export function RecipientForm({ view, send }: RecipientFormProps) {
  const { t } = useTranslation('prize-form');
  const problemText = useProblemText();
  const form = useFocusOnInvalid(view.isBusy);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!view.isBusy) send({ type: 'SUBMIT' });
  }

  function fieldProps(field: RecipientField) {
    const problem = view.fieldProblems[field];
    return {
      label: t(`label.${field}`),
      value: view.typed[field],
      error: problem === undefined ? null : errorOf(field, problem),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        send({ type: 'TYPE', field, text: target.value }),
    };
  }

  function errorOf(field: RecipientField, problem: FieldProblem): string {
    switch (problem.kind) {
      case 'missing':
        return t(`missing.${field}`);
      case 'invalid':
        return t(`invalid.${field}`);
      case 'tooShort':
        return t('tooShort', { count: problem.min });
      case 'tooLong':
        return t('tooLong', { count: problem.max });
    }
  }

  return (
    <form ref={form} id={RECIPIENT_FORM} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...fieldProps('name')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        onKeyDown={followEnterKey}
      />
      <TextField
        {...fieldProps('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        onKeyDown={followEnterKey}
        onFocus={preloadPhoneRule}
      />
      <TextAreaField
        {...fieldProps('address')}
        hint={t('addressHint')}
        autoComplete="street-address"
        rows={4}
      />
      {view.problem === null ? null : (
        <Notice tone="failure">
          <p>{problemText(view.problem)}</p>
        </Notice>
      )}
    </form>
  );
}

/** Enter leads to the next field, as the key says: Safari on iOS would submit the form. */
function followEnterKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const field = event.currentTarget;
  const fields = [...(field.form?.elements ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (next instanceof HTMLElement) focusInView(next);
}

/** After each check, focuses the first field with a problem. */
function useFocusOnInvalid(isChecking: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasChecking = useRef(false);

  useEffect(() => {
    const hasChecked = wasChecking.current && !isChecking;
    wasChecking.current = isChecking;
    if (!hasChecked) return;
    focusInView(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [isChecking]);

  return form;
}
