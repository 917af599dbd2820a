import { type RedirectTarget, userIdOf } from '@cangkir/core';
import {
  alertToOpen,
  type Banner,
  type ChosenAlert,
  type DailyBanners,
  type FoundAlerts,
  type HomeAlert,
  homeAlerts,
  openDailyBanners,
  type ShownBanner,
  shownBanners,
} from '@cangkir/core/banners';
import { Button, Sheet } from '@cangkir/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { BannerPicture } from '../../frame/banner/banner-picture.tsx';
import { bannersQuery } from '../../frame/banner/banners-query.ts';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type QueryPorts,
  useAppHosts,
  useClock,
  useNavigation,
  useQueryPorts,
  useSession,
} from '../../product-context.tsx';
import styles from './home-alerts.module.css';

interface HomeAlertsProps {
  /** Whether the person is doing something here: then nothing opens, and it stays due. */
  readonly isBusy: () => boolean;
}

/** What opens by itself over home: the ad of the start, news, or gifts; one a visit, and each once a day. */
export function HomeAlerts({ isBusy }: HomeAlertsProps) {
  return <AlertsOfUser key={useUserId()} isBusy={isBusy} />;
}

function AlertsOfUser({ isBusy }: HomeAlertsProps) {
  const daily = dailyBannersOf(useQueryPorts());
  const { commonSession } = useSession();
  const [due, setDue] = useState(() => daily.due(homeAlerts(commonSession.get().routeQueue)));
  const [found, setFound] = useState<FoundAlerts>({});
  // What the person looks at stays, also when it is read again.
  const [opened, setOpened] = useState<ChosenAlert | null>(null);
  const decide = useEffectEvent((answered: FoundAlerts) => {
    const choice = alertToOpen(due, answered, isBusy());
    if (choice.kind === 'wait') return;
    setDue([]);
    if (choice.kind === 'none') return;
    daily.markShown(choice.alert);
    setOpened(choice);
  });

  useEffect(() => decide(found), [found]);

  if (opened !== null) return <AlertSheet {...opened} onClose={() => setOpened(null)} />;
  return due.map((alert) => (
    <FindAlert
      key={alert}
      alert={alert}
      onFound={(banner) => setFound((known) => ({ ...known, [alert]: banner }))}
    />
  ));
}

const visits = new WeakMap<QueryPorts, DailyBanners>();

/** The same while the app lives: that is a visit. */
function dailyBannersOf(ports: QueryPorts): DailyBanners {
  const { app, storage, now } = ports;
  const known = visits.get(ports);
  if (known !== undefined) return known;
  const opened = openDailyBanners({
    storage,
    now,
    userId: () => userIdOf(app.session.global.get()),
  });
  visits.set(ports, opened);
  return opened;
}

interface FindAlertProps {
  readonly alert: HomeAlert;
  /** Null where there is nothing to show. */
  readonly onFound: (banner: ShownBanner | null) => void;
}

/** Asks for one of the alerts, side by side with the others. */
function FindAlert({ alert, onFound }: FindAlertProps) {
  const { now } = useClock();
  const hosts = useAppHosts();
  const { data, isError } = useGatewayQuery(bannersQuery(alert));
  const find = useEffectEvent((banners: readonly Banner[]) => {
    const [banner] = shownBanners(banners, alert, now(), hosts);
    onFound(banner ?? null);
  });

  useEffect(() => {
    if (data !== undefined || isError) find(data ?? []);
  }, [data, isError]);

  return null;
}

interface AlertSheetProps extends ChosenAlert {
  readonly onClose: () => void;
}

function AlertSheet({ alert, banner, onClose }: AlertSheetProps) {
  const { t } = useTranslation(['home', 'frame']);
  const { read } = useLanguage();
  const navigation = useNavigation();
  const { picture, title, text, target } = banner;

  function open(to: RedirectTarget) {
    onClose();
    if (to.kind === 'route') navigation.push(to.route);
    else navigation.leave(to.url);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={read(title)}
      closeLabel={t('frame:close')}
      footer={
        <div className={styles.actions}>
          {target === null ? null : (
            <Button isWide onClick={() => open(target)}>
              {t('home:open')}
            </Button>
          )}
          <Button isWide variant="quiet" onClick={onClose}>
            {t(alert === 'launchAd' ? 'home:skip' : 'home:later')}
          </Button>
        </div>
      }
    >
      <div className={styles.picture}>
        <BannerPicture name={picture} />
      </div>
      {text === null ? null : <p className={styles.text}>{read(text)}</p>}
    </Sheet>
  );
}
