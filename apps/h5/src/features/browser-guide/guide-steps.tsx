import type { PhoneSystem } from '@cangkir/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './browser-guide.module.css';
import { GUIDE_PICTURES } from './guide-pictures.ts';

/** The three steps from a chat to a browser, each with its picture. */
export function GuideSteps({ system }: { readonly system: PhoneSystem }) {
  const { t } = useTranslation('browser-guide');
  const { Menu, Choice, Browser } = GUIDE_PICTURES[system];
  const steps = [
    { text: t(`${system}.menu`), picture: <Menu /> },
    { text: t(`${system}.choose`), picture: <Choice /> },
    { text: t(`${system}.continue`), picture: <Browser /> },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, picture }) => (
        <li key={text}>
          <div>{picture}</div>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
