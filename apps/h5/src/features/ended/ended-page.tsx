import { ROUTES, runningCampaign } from '@cangkir/core';
import {
  ActionBar,
  Button,
  EmptyState,
  Icon,
  List,
  ListRow,
  Skeleton,
  WaitingPicture,
} from '@cangkir/react';
import { Link } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation, useSession } from '../../product-context.tsx';
import styles from './ended.module.css';
import EndedPicture from './ended.svg?react';

export interface EndedProps {
  /** Whether the campaign has ended, has expired, or was taken off for now. */
  readonly kind: 'ended' | 'expired' | 'grey';
}

/** Says that a campaign is over, and leads on to what runs. */
export function EndedPage({ kind }: EndedProps) {
  const { t } = useTranslation('ended');
  const { other } = useSession();
  const navigation = useNavigation();
  const campaign = runningCampaign(useRoute(), other.get().endPage);
  return (
    <Page
      title={t('title')}
      titleLevel={2}
      actionBar={
        <ActionBar>
          <Button isWide onClick={() => navigation.push(campaign ?? ROUTES.home)}>
            {campaign === null ? t('home') : t('campaign')}
          </Button>
        </ActionBar>
      }
    >
      <EndedContent kind={kind} level={1} />
    </Page>
  );
}

/** Its action leads to a campaign that runs, or to the home page: the session knows. */
export function EndedSkeletonAction() {
  return (
    <ActionBar>
      <Skeleton shape="block" height="var(--button-height)" />
    </ActionBar>
  );
}

interface EndedContentProps extends EndedProps {
  /** The level of its title as a heading. */
  readonly level: 1 | 2;
}

/** What has happened to the campaign, and what there is all the same. */
export function EndedContent({ kind, level }: EndedContentProps) {
  const { t } = useTranslation('ended');
  return (
    <>
      <EmptyState
        level={level}
        title={t(`${kind}Title`)}
        picture={kind === 'grey' ? <WaitingPicture /> : <EndedPicture />}
      >
        {t(`${kind}Body`)}
      </EmptyState>
      <Meanwhile />
    </>
  );
}

/** What a person has, and can have. */
function Meanwhile() {
  const { t } = useTranslation('ended');
  return (
    <section className={styles.meanwhile}>
      <h2>{t('meanwhile')}</h2>
      <List>
        <Link href={ROUTES.vouchers} asChild>
          <ListRow
            icon={<Icon name="ticket" />}
            title={t('vouchers')}
            detail={t('vouchersDetail')}
          />
        </Link>
        <Link href={ROUTES.packs} asChild>
          <ListRow icon={<Icon name="pack" />} title={t('packs')} detail={t('packsDetail')} />
        </Link>
      </List>
    </section>
  );
}
