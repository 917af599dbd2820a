import { maskPhone } from '@cangkir/core';
import { Button, SelectField, TextField } from '@cangkir/react';
import { type SubmitEvent, useCallback, useId, useState, useSyncExternalStore } from 'react';
import { isPersonId, PEOPLE } from '../../backend/login/login.fixture.ts';
import { NO_PHONE, readTypedPhone } from '../../phone/typed-phone.ts';
import { usePhone, usePhoneSettings } from '../simulator-context.tsx';
import styles from './panel.module.css';
import { SwitchCard } from './switch-card.tsx';

/** Stands for somebody who is nobody of the fixtures. */
const TYPED = 'typed';

/** Who holds the phone, and which phone it is. */
export function PersonPanel() {
  const phone = usePhone();
  const { user, deviceId } = usePhoneSettings();
  const isTyped = user !== null && !isPersonId(user);

  function choose(person: string) {
    if (person !== TYPED) phone.configure({ user: isPersonId(person) ? person : null });
  }

  return (
    <SwitchCard name="person" title="Person">
      <SelectField
        label="User"
        value={isTyped ? TYPED : (user ?? '')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Logged out</option>
        {Object.entries(PEOPLE).map(([id, { label }]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        {isTyped ? <option value={TYPED}>{maskPhone(user, 'others')}</option> : null}
      </SelectField>
      <TypedPhone />
      <PageLogin />
      <div className={styles.fact}>
        <span>Device id</span>
        <code className={styles.code}>{deviceId.slice(0, 8)}</code>
        <Button variant="secondary" onClick={phone.renewDevice}>
          New device
        </Button>
      </div>
    </SwitchCard>
  );
}

/** Who is logged in to the page: in a native app, the page's own login is not the app's. */
function PageLogin() {
  const phone = usePageLogin();
  return (
    <p className={styles.fact}>
      <span>In the page</span>
      <span>{phone === null ? 'Logged out' : maskPhone(phone, 'others')}</span>
    </p>
  );
}

/** The phone that is logged in to the current page; null for nobody, or without a page. */
function usePageLogin(): string | null {
  const { app, onApp } = usePhone();
  const subscribe = useCallback(
    (listener: () => void) => {
      let leave = app()?.session.global.subscribe(listener);
      const stop = onApp(({ session }) => {
        leave?.();
        leave = session.global.subscribe(listener);
        listener();
      });
      return () => {
        stop();
        leave?.();
      };
    },
    [app, onApp],
  );
  return useSyncExternalStore(subscribe, () => app()?.session.global.get().userInfo?.phone ?? null);
}

/** Logs in somebody by their number. What was typed stays, to be corrected. */
function TypedPhone() {
  const { configure } = usePhone();
  const errorId = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const user = readTypedPhone(typed);
    setIsWrong(user === null);
    if (user !== null) configure({ user });
  }

  return (
    <form aria-label="Log in by phone" onSubmit={handleSubmit}>
      <div className={styles.withButton}>
        <TextField
          label="Phone"
          type="tel"
          required
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={errorId}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
        />
        <Button variant="secondary" type="submit">
          Log in
        </Button>
      </div>
      <div id={errorId} role="alert">
        {isWrong ? <p className={styles.error}>{NO_PHONE}</p> : null}
      </div>
    </form>
  );
}
