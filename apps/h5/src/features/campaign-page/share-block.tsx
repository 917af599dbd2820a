import { pathOf, queryOf, SHARE_IMAGE_TYPE, shareBy, withQuery } from '@cangkir/core';
import { Button, Icon } from '@cangkir/react';
import { useState } from 'react';
import { PhotoAppShares } from '../../frame/photo-app/photo-app-shares.tsx';
import { useCopy } from '../../frame/use-copy.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSharing } from '../../product-context.tsx';
import type { BlockOf, BlockPlace } from './block.types.ts';
import styles from './campaign-page.module.css';

interface ShareBlockProps extends Pick<BlockPlace, 'page'> {
  readonly block: BlockOf<'share'>;
}

/** Shares the page, with the referral code of the user: by the phone's own sheet, else as a copied link. */
export function ShareBlock({ block, page }: ShareBlockProps) {
  const { t } = useTranslation('campaign-page');
  const { read } = useLanguage();
  const copy = useCopy();
  const { links, sharing } = useSharing();
  const route = useRoute();
  const [isBusy, setBusy] = useState(false);

  async function share() {
    setBusy(true);
    const url = links.linkTo(sharedRoute(route, page.inviteCode));
    await shareBy('link', {
      link: () => sharing.share({ title: read(page.title), text: read(block.text), url }),
      copy: () => copy(url, { copied: t('copied'), failed: t('notShared') }),
    });
    setBusy(false);
  }

  return (
    <section className={styles.share} data-part="share">
      <h2 className={styles.heading} data-part="heading">
        {read(block.title)}
      </h2>
      <Button
        variant="secondary"
        isBusy={isBusy}
        icon={<Icon name="share" size={1.25} />}
        onClick={share}
      >
        {t('share')}
      </Button>
      <PhotoAppShares imageType={SHARE_IMAGE_TYPE.campaign} />
    </section>
  );
}

/** The page for a friend: without what else this visit's link carried. */
function sharedRoute(route: string, inviteCode: string | null): string {
  const { name } = queryOf(route);
  return withQuery(pathOf(route), {
    ...(name !== undefined && { name }),
    ...(inviteCode !== null && { inviteCode }),
  });
}
