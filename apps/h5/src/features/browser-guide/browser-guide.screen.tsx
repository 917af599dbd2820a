import { type PhoneSystem, ROUTES, targetOfLink } from '@cangkir/core';
import { ActionBar, Button, Icon, SegmentedControl, Skeleton } from '@cangkir/react';
import { useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useCopy } from '../../frame/use-copy.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDevice, useSharing } from '../../product-context.tsx';
import styles from './browser-guide.module.css';
import { GuideSteps } from './guide-steps.tsx';

/** How to leave a chat's web view for a browser, in three steps, and the link for those who find no menu. */
export const browserGuideScreen = defineScreen({
  title: 'browser-guide:title',
  Screen: BrowserGuideScreen,
  Skeleton: BrowserGuideSkeleton,
});

const SYSTEMS = ['android', 'ios'] as const;

function BrowserGuideScreen() {
  const { t } = useTranslation('browser-guide');
  const { browser } = useDevice();
  const { links } = useSharing();
  const copy = useCopy();
  const messages = { copied: t('copied'), failed: t('copyFailed') };
  const [system, setSystem] = useState<PhoneSystem>(browser.system === 'ios' ? 'ios' : 'android');
  const link = links.linkTo(targetOfLink(useRoute()) ?? ROUTES.home);

  return (
    <Page
      title={t('title')}
      actionBar={
        <ActionBar>
          <Button isWide icon={<Icon name="copy" />} onClick={() => void copy(link, messages)}>
            {t('copy')}
          </Button>
        </ActionBar>
      }
    >
      <p className={styles.lead}>{t('lead')}</p>
      <SegmentedControl
        label={t('system')}
        options={SYSTEMS.map((value) => ({ value, label: t(`systems.${value}`) }))}
        value={system}
        onChange={setSystem}
      />
      <GuideSteps system={system} />
      <section className={styles.link}>
        <p>{t('noMenu')}</p>
        <output aria-label={t('link')}>{link}</output>
      </section>
    </Page>
  );
}

function BrowserGuideSkeleton() {
  const { t } = useTranslation('browser-guide');
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="22rem" />
    </>
  );
}
