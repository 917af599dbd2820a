import type { PhoneSystem } from '@cangkir/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './browser-guide.module.css';
import { BrowserPicture, ChoicePicture, MenuPicture } from './guide-pictures.tsx';

/** The three steps from a chat to a browser, each with its picture. */
export function GuideSteps({ system }: { readonly system: PhoneSystem }) {
  const { t } = useTranslation('browser-guide');
  const steps = [
    { text: t(`${system}.menu`), picture: <MenuPicture system={system} /> },
    { text: t(`${system}.choose`), picture: <ChoicePicture system={system} /> },
    { text: t(`${system}.continue`), picture: <BrowserPicture system={system} /> },
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
