import { maskPhone } from '@cangkir/core';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { PEOPLE } from '../../backend/fixtures/people.ts';
import type { Sheet } from '../../phone/phone-store.ts';
import { usePhone, usePhoneScreen } from '../simulator-context.tsx';
import styles from './native-sheet.module.css';

const TITLES = {
  login: 'Log in to the app',
  share: 'Share',
  scan: 'Camera',
  pay: 'Payment',
} as const satisfies Readonly<Record<Sheet['kind'], string>>;

/** What the native app asks over the page. */
export function NativeSheet() {
  const { sheet } = usePhoneScreen();
  return sheet === null ? null : <OpenSheet sheet={sheet} />;
}

function OpenSheet({ sheet }: { readonly sheet: Sheet }) {
  const phone = usePhone();
  const title = TITLES[sheet.kind];

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') phone.answer(null);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [phone]);

  return (
    <div className={styles['backdrop']}>
      <div className={styles['sheet']} role="dialog" aria-label={title}>
        <h2 className={styles['title']}>{title}</h2>
        <SheetContent sheet={sheet} />
        <Key onPress={() => phone.answer(null)}>Cancel</Key>
      </div>
    </div>
  );
}

function SheetContent({ sheet }: { readonly sheet: Sheet }) {
  const phone = usePhone();
  switch (sheet.kind) {
    case 'login':
      return Object.entries(PEOPLE).map(([id, person], index) => (
        <Key key={id} isFirst={index === 0} onPress={() => phone.answer(id)}>
          <span>{person.label}</span>
          <span className={styles['soft']}>{maskPhone(person.phone)}</span>
        </Key>
      ));
    case 'share':
      return (
        <>
          <p className={styles['text']}>{sheet.title}</p>
          <p className={styles['text']}>{sheet.text}</p>
          <p className={styles['address']}>{sheet.url}</p>
          <Key isFirst onPress={() => phone.answer('shared')}>
            Share
          </Key>
        </>
      );
    case 'scan':
      return <Camera />;
    case 'pay':
      return (
        <>
          <p className={styles['text']}>Order {sheet.orderNumber}</p>
          <Key isFirst onPress={() => phone.answer('paid')}>
            Pay
          </Key>
        </>
      );
  }
}

function Camera() {
  const phone = usePhone();
  const [seen, setSeen] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    phone.answer(seen);
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <label className={styles['camera']}>
        What the camera sees
        <input
          className={styles['input']}
          ref={takeFocus}
          value={seen}
          required
          onChange={(event) => setSeen(event.target.value)}
        />
      </label>
      <button type="submit" className={styles['key']}>
        Scan
      </button>
    </form>
  );
}

interface KeyProps {
  /** Takes the focus when the sheet opens. */
  readonly isFirst?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Key({ isFirst = false, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={styles['key']}
      ref={isFirst ? takeFocus : null}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Stable, so that the focus is taken once: when the element appears. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
