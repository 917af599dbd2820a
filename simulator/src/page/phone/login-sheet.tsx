import { maskPhone } from '@cangkir/core';
import { useState } from 'react';
import { PEOPLE } from '../../backend/login/login.fixture.ts';
import { NO_PHONE, readTypedPhone } from '../../phone/typed-phone.ts';
import { usePhone } from '../simulator-context.tsx';
import styles from './native-sheet.module.css';
import { SheetForm } from './sheet-form.tsx';
import { SheetKey } from './sheet-key.tsx';

/** Who logs in to the native app: somebody of the fixtures, or anybody by their number. */
export function LoginSheet() {
  const phone = usePhone();
  const [error, setError] = useState<string | null>(null);

  function logIn(typed: string) {
    const person = readTypedPhone(typed);
    if (person === null) setError(NO_PHONE);
    else phone.answer(person);
  }

  return (
    <>
      {Object.entries(PEOPLE).map(([id, person], index) => (
        <SheetKey key={id} isFirst={index === 0} onPress={() => phone.answer(id)}>
          <span>{person.label}</span>
          <span className={styles.soft}>{maskPhone(person.phone, 'owner')}</span>
        </SheetKey>
      ))}
      <SheetForm
        label="Another phone number"
        type="tel"
        action="Log in"
        error={error}
        onSubmit={logIn}
      />
    </>
  );
}
