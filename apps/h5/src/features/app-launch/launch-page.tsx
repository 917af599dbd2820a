import { type AppAbility, appLaunch, neededVersion, onwardRoute, problem } from '@cangkir/core';
import { ActionBar, Button, Icon, PalmSugarLattePicture } from '@cangkir/react';
import { useEffect, useReducer } from 'react';
import { Page } from '../../frame/page.tsx';
import { ProblemState } from '../../frame/problem-screen.tsx';
import { useAppVersion } from '../../frame/use-app-version.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppHosts, useDevice, useNavigation } from '../../product-context.tsx';
import { AppBenefits } from './app-benefits.tsx';
import { Installed } from './installed.tsx';
import { LaunchLead } from './launch-lead.tsx';
import { LaunchSkeleton } from './launch-skeleton.tsx';
import { OpenInBrowser } from './open-in-browser.tsx';
import { ScanCode } from './scan-code.tsx';
import { Stores } from './stores.tsx';
import { UpdateAction, UpdatePrompt } from './update-prompt.tsx';

export interface LaunchPageProps {
  readonly title: string;
  readonly lead: string;
  /** What the app must be able to do, and what to say if it is not. */
  readonly ability: AppAbility;
  readonly tooOld: string;
  /** Where the person goes on, unless the link names a route. */
  readonly onward: string;
  /** The main action: to open the app, or to get it first. */
  readonly offer?: 'open' | 'download';
}

/** Leads into the native app: from a browser, from an old version of it, or from a desktop to the phone. */
export function LaunchPage({
  title,
  lead,
  ability,
  tooOld,
  onward,
  offer = 'open',
}: LaunchPageProps) {
  const { t } = useTranslation('app-launch');
  const { browser } = useDevice();
  const hosts = useAppHosts();
  const navigation = useNavigation();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const appVersion = useAppVersion(attempt);
  const link = useRoute();
  const route = onwardRoute(link) ?? onward;
  const minimum = neededVersion(link, ability);
  const launch =
    appVersion === null ? null : appLaunch({ appVersion, browser, minimum, route, hosts });
  const isReady = launch?.step === 'ready';

  useEffect(() => {
    if (isReady) navigation.replace(route);
  }, [isReady, route, navigation]);

  switch (launch?.step) {
    case 'update':
      return (
        <Page title={title} actionBar={<UpdateAction store={launch.store} />}>
          <UpdatePrompt title={tooOld} version={launch.version} minimum={minimum} />
          <AppBenefits />
        </Page>
      );
    case 'noDeviceInfo':
      return (
        <Page title={title} titleLevel={2}>
          <ProblemState level={1} problem={problem('deviceInfoUnavailable')} onRetry={retry} />
        </Page>
      );
    case 'open': {
      const open = () => navigation.leave(launch.address);
      const download = () => navigation.leave(launch.store);
      return offer === 'download' ? (
        <Page
          title={title}
          actionBar={
            <ActionBar>
              <Button isWide icon={<Icon name="download" size={1.25} />} onClick={download}>
                {t(`stores.${launch.system}`)}
              </Button>
            </ActionBar>
          }
        >
          <LaunchLead picture={<PalmSugarLattePicture />}>{lead}</LaunchLead>
          <AppBenefits />
          <Installed onOpen={open} />
        </Page>
      ) : (
        <Page
          title={title}
          actionBar={
            <ActionBar>
              <Button isWide onClick={open}>
                {t('openApp')}
              </Button>
            </ActionBar>
          }
        >
          <LaunchLead>{lead}</LaunchLead>
          <AppBenefits />
          {launch.isInOtherApp ? <OpenInBrowser route={route} /> : null}
          <Stores systems={[launch.system]} />
        </Page>
      );
    }
    case 'scan':
      return (
        <Page title={title}>
          <LaunchLead>{lead}</LaunchLead>
          <ScanCode code={launch.code} />
          <Stores systems={['android', 'ios']} />
        </Page>
      );
    // The next page takes its place at once.
    case 'ready':
    case undefined:
      return (
        <Page title={title}>
          <LaunchSkeleton lead={lead} offer={offer} />
        </Page>
      );
  }
}
