import { BackIcon, IconButton, Screen, TopBar } from '@cangkir/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useProduct } from '../product-context.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useBack } from './use-back.ts';
import { useTitle } from './use-title.ts';

export interface PageProps {
  /** Names the screen: in its bar, in the browser's tab and in the native app. */
  readonly title: string;
  /** 2 where the content holds the screen's one `h1`. */
  readonly titleLevel?: 1 | 2;
  readonly children: ReactNode;
  readonly actionBar?: ReactNode;
}

/** A screen with the way back, its title and the language switch. */
export function Page(props: PageProps) {
  useTitle(props.title);
  return <UntitledPage {...props} />;
}

/** A page that the browser's tab does not name, while its screen is unknown. */
export function UntitledPage({ title, titleLevel = 1, children, actionBar }: PageProps) {
  const { t } = useTranslation();
  const { arrival } = useProduct();
  const goBack = useBack();

  useEffect(() => arrival.arrive(), [arrival]);

  return (
    <Screen
      topBar={
        <TopBar
          title={title}
          level={titleLevel}
          leading={
            <IconButton label={t('back')} onClick={goBack}>
              <BackIcon />
            </IconButton>
          }
          trailing={<LanguageSwitch />}
        />
      }
      actionBar={actionBar}
    >
      {children}
    </Screen>
  );
}
