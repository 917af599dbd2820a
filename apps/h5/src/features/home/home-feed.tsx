import type { ShownBanner } from '@cangkir/core/banners';
import { type Home, homeView } from '@cangkir/core/home';
import { Carousel, CarouselSkeleton, Icon, List, ListRow, Skeleton } from '@cangkir/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BannerPicture } from '../../frame/banner/banner-picture.tsx';
import { BannerStrip } from '../../frame/banner/banner-strip.tsx';
import { InTurn } from '../../frame/in-turn.tsx';
import { Section } from '../../frame/section.tsx';
import { TargetLink } from '../../frame/target-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppHosts, useClock, useNativeApp } from '../../product-context.tsx';
import styles from './home.module.css';
import { RunningCampaigns } from './running-campaigns.tsx';

/** What there is to get today. */
export function HomeFeed({ home }: { readonly home: Home }) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const { now } = useClock();
  const hosts = useAppHosts();
  const { isInApp } = useNativeApp();
  const view = homeView(home, { language, now: now(), hosts });
  return (
    <InTurn>
      {view.banners.length === 0 ? null : <Banners banners={view.banners} />}
      {view.shortcuts.length === 0 ? null : (
        <nav aria-label={t('shortcuts')} className={styles.shortcuts}>
          {view.shortcuts.map((shortcut) => (
            <Shortcut key={shortcut.id} {...shortcut} />
          ))}
        </nav>
      )}
      {view.campaigns.length === 0 ? null : (
        <Section title={t('campaigns')}>
          <RunningCampaigns campaigns={view.campaigns} />
        </Section>
      )}
      {view.modules.length === 0 ? null : (
        <Section title={t('modules')}>
          <List>
            {view.modules.map(({ type, moduleDesc, target }) =>
              target.kind === 'route' ? (
                <Link key={moduleDesc} href={target.route} asChild>
                  <ListRow icon={moduleIcon(type)} title={moduleDesc} />
                </Link>
              ) : (
                <ListRow
                  key={moduleDesc}
                  icon={moduleIcon(type)}
                  title={moduleDesc}
                  href={target.url}
                />
              ),
            )}
          </List>
        </Section>
      )}
      {isInApp
        ? null
        : view.webBanners.map((banner) => <BannerStrip key={banner.id} {...banner} />)}
      {view.cards.length === 0 ? null : (
        <Section title={t('cards')}>
          <ul className={styles.cards}>
            {view.cards.map((card) => (
              <li key={card.id}>
                <Card {...card} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </InTurn>
  );
}

/** The same while it is unknown: what most days have. */
export function HomeFeedSkeleton() {
  const { t } = useTranslation('home');
  return (
    <>
      <BannersSkeleton />
      <div className={styles.shortcuts}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className={styles.shortcut}>
            <span className={styles.shortcutPicture}>
              <Skeleton shape="block" height="100%" />
            </span>
            <Skeleton shape="block" width="3.5rem" height="2.6em" />
          </div>
        ))}
      </div>
      <Section title={t('campaigns')}>
        <Skeleton shape="block" height="14rem" />
      </Section>
    </>
  );
}

function Banners({ banners }: { readonly banners: readonly ShownBanner[] }) {
  const { t } = useTranslation('home');
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: <Banner {...banner} tone={TONES[index % TONES.length] ?? 'amber'} />,
  }));
  return (
    <Carousel label={t('banners')} pauseLabel={t('pause')} playLabel={t('play')} slides={slides} />
  );
}

const TONES = ['amber', 'brand', 'hero'] as const;

function Banner({
  picture,
  title,
  text,
  target,
  tone,
}: ShownBanner & { readonly tone: (typeof TONES)[number] }) {
  const { t } = useTranslation('home');
  const { read } = useLanguage();
  return (
    <TargetLink target={target} className={styles.banner}>
      <span className={styles.bannerBody} data-tone={tone}>
        <span className={styles.bannerPicture}>
          <BannerPicture name={picture} />
        </span>
        <span className={styles.bannerTexts}>
          <span className={styles.bannerTitle}>{read(title)}</span>
          {text === null ? null : <span>{read(text)}</span>}
          {target === null ? null : (
            <span className={styles.bannerAction}>
              {t('open')}
              <Icon name="forward" size={1} />
            </span>
          )}
        </span>
      </span>
    </TargetLink>
  );
}

/** The texts of its first view. */
export type BannerSlot = 'bannerTitle' | 'bannerText';

/** The banners, whose first has all but its picture once its texts arrive. */
function BannersSkeleton() {
  const slide = (
    <div className={styles.bannerBody} data-tone={TONES[0]}>
      <span className={styles.bannerTexts}>
        <span data-slot={'bannerTitle' satisfies BannerSlot} className={styles.bannerTitle}>
          <Skeleton />
          <Skeleton width="60%" />
        </span>
        <span data-slot={'bannerText' satisfies BannerSlot}>
          <Skeleton width="70%" />
        </span>
        <span className={styles.bannerAction}>
          <Skeleton width="5rem" />
        </span>
      </span>
    </div>
  );
  return <CarouselSkeleton slide={slide} />;
}

function Shortcut({ picture, title, target }: ShownBanner) {
  const { read } = useLanguage();
  return (
    <TargetLink target={target} className={styles.shortcut}>
      <span className={styles.shortcutPicture}>
        <BannerPicture name={picture} />
      </span>
      {read(title)}
    </TargetLink>
  );
}

function Card({ picture, title, text, target }: ShownBanner) {
  const { read } = useLanguage();
  return (
    <TargetLink target={target} className={styles.card}>
      <BannerPicture name={picture} />
      <span className={styles.cardTitle}>{read(title)}</span>
      {text === null ? null : <span className={styles.cardText}>{read(text)}</span>}
    </TargetLink>
  );
}

function moduleIcon(type: string): ReactNode {
  return <Icon name={type === 'invite' ? 'gift' : 'place'} />;
}
