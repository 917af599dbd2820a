import { ROUTES, type RouteName } from '@cangkir/core';
import type { ClosedView } from '@cangkir/core/bargain';
import {
  ActionBar,
  Button,
  EmptyCupPicture,
  EmptyState,
  Hero,
  IcedLattePicture,
  Notice,
} from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import styles from './bargain.module.css';
import { HowToPlay } from './how-to-play.tsx';

interface ClosedBargainProps {
  readonly view: ClosedView;
}

/** A campaign before its start, or after its end. */
export function ClosedBargain({ view }: ClosedBargainProps) {
  return view.step === 'ended' ? (
    <EndedBargain next={view.next} />
  ) : (
    <EarlyBargain startsAt={view.startsAt} />
  );
}

function EndedBargain({ next }: { readonly next: RouteName }) {
  const { t } = useTranslation('bargain');
  const navigation = useNavigation();
  return (
    <Page
      title={t('title')}
      titleLevel={2}
      actionBar={
        <ActionBar>
          <Button isWide onClick={() => navigation.push(ROUTES.vouchers)}>
            {t('ended.vouchers')}
          </Button>
        </ActionBar>
      }
    >
      <EmptyState
        level={1}
        title={t('ended.title')}
        picture={<EmptyCupPicture />}
        action={
          <Button variant="quiet" onClick={() => navigation.push(ROUTES[next])}>
            {t('ended.home')}
          </Button>
        }
      >
        {t('ended.body')}
      </EmptyState>
    </Page>
  );
}

function EarlyBargain({ startsAt }: { readonly startsAt: number | null }) {
  const { t } = useTranslation('bargain');
  const format = useFormat();
  return (
    <Page title={t('title')} titleLevel={2}>
      <Hero>
        <div className={styles.head}>
          <div className={styles.titles}>
            <h1 className={styles.name}>{t('notStarted.title')}</h1>
          </div>
          <div className={styles.picture}>
            <IcedLattePicture />
          </div>
        </div>
        <div className={styles.early}>
          <Notice tone="waiting">
            {startsAt === null ? null : (
              <>
                <p className={styles.opens}>
                  <Countdown
                    until={startsAt}
                    days={(count) => t('notStarted.opensInDays', { count })}
                  >
                    {(time) => t('notStarted.opensIn', { time })}
                  </Countdown>
                </p>
                <p>{format.dayAndTime(startsAt)}</p>
              </>
            )}
            <p>{t('notStarted.body')}</p>
          </Notice>
        </div>
      </Hero>
      <HowToPlay kind="priceCut" />
    </Page>
  );
}
