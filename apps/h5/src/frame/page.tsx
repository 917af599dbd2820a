import { Icon, IconButton, Mark, nextFrame, Screen, TopBar } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNativeApp } from '../product-context.tsx';
import { type AppTab, AppTabs } from './app-tabs.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './page.module.css';
import { useArrive } from './use-arrive.ts';
import { useBack } from './use-back.ts';
import { useTitle } from './use-title.ts';

export interface PageProps {
  /** Names the screen: in its bar, in the browser's tab and in the native app. */
  readonly title: string;
  /** 2 where the content holds the screen's one `h1`. */
  readonly titleLevel?: 1 | 2;
  /** Its tab, where it is one of the main places of the app: it has the tabs at its bottom edge. */
  readonly tab?: AppTab | undefined;
  readonly children: ReactNode;
  readonly actionBar?: ReactNode;
}

/** A screen with the way back or the tabs, its title and the language switch. The native app has tabs of its own. */
export function Page(props: PageProps) {
  useTitle(props.title);
  return <UntitledPage {...props} />;
}

/** A page that the browser's tab does not name, while its screen is unknown. */
export function UntitledPage({ title, titleLevel = 1, tab, children, actionBar }: PageProps) {
  const { t } = useTranslation();
  const { isInApp } = useNativeApp();
  const goBack = useBack();
  const shownTab = isInApp ? undefined : tab;

  useArrive();

  return (
    <Screen
      topBar={
        <TopBar
          title={title}
          level={titleLevel}
          leading={
            shownTab !== 'home' ? (
              <IconButton
                data-tap="back"
                label={t('back')}
                onClick={() => void nextFrame().then(goBack)}
              >
                <Icon name="back" />
              </IconButton>
            ) : (
              <span className={styles.mark}>
                <Mark size={2} />
              </span>
            )
          }
          trailing={<LanguageSwitch />}
        />
      }
      actionBar={shownTab === undefined ? actionBar : null}
      tabs={shownTab === undefined ? null : <AppTabs current={shownTab} />}
    >
      {children}
    </Screen>
  );
}
