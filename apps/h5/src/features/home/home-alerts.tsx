import { type RedirectTarget, userIdOf } from '@cangkir/core';
import {
  type DailyBanners,
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

/** What opens by itself over home: the ad of the start, news, or gifts; one a visit, and each once a day. */
export function HomeAlerts() {
  return <AlertsOfUser key={useUserId()} />;
}

function AlertsOfUser() {
  const daily = dailyBannersOf(useQueryPorts());
  const { commonSession } = useSession();
  const [due, setDue] = useState(() => daily.due(homeAlerts(commonSession.get().routeQueue)));
  const [alert] = due;
  return alert === undefined ? null : (
    <Alert
      key={alert}
      alert={alert}
      daily={daily}
      onNone={() => setDue(due.slice(1))}
      onClose={() => setDue([])}
    />
  );
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

interface AlertProps {
  readonly alert: HomeAlert;
  readonly daily: DailyBanners;
  /** There is nothing to show. */
  readonly onNone: () => void;
  readonly onClose: () => void;
}

function Alert({ alert, daily, onNone, onClose }: AlertProps) {
  const { now } = useClock();
  const hosts = useAppHosts();
  const { data, isError } = useGatewayQuery(bannersQuery(alert));
  // What the person looks at stays, also when it is read again.
  const [banner, setBanner] = useState<ShownBanner | null>(null);
  const show = useEffectEvent((found: ShownBanner | undefined) => {
    if (banner !== null) return;
    if (found === undefined) return onNone();
    daily.markShown(alert);
    setBanner(found);
  });

  useEffect(() => {
    if (data !== undefined || isError) show(shownBanners(data ?? [], alert, now(), hosts)[0]);
  }, [data, isError, alert, now, hosts]);

  return banner === null ? null : <AlertSheet alert={alert} banner={banner} onClose={onClose} />;
}

interface AlertSheetProps {
  readonly alert: HomeAlert;
  readonly banner: ShownBanner;
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
