import { ActionBar, Button } from '@cangkir/react';
import { Suspense } from 'react';
import { Page } from '../../frame/page.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createPart, Part } from '../../navigation/part.tsx';

/** Every component of the kit on one page, for developers. */
export const demoScreen = defineScreen({
  title: 'demo:title',
  Screen: DemoScreen,
  Skeleton: DemoSkeleton,
});

/** More than a screen may load at first. */
const components = createPart(
  ['demo'],
  async () => (await import('./demo-components.tsx')).DemoComponents,
);

function DemoScreen() {
  const { t } = useTranslation('demo');
  return (
    <Page
      title={t('title')}
      actionBar={
        <ActionBar>
          <Button isWide>{t('action')}</Button>
        </ActionBar>
      }
    >
      <p>{t('lead')}</p>
      <Suspense fallback={<TextSkeleton />}>
        <Part load={components} props={{}} />
      </Suspense>
    </Page>
  );
}

function DemoSkeleton() {
  const { t } = useTranslation('demo');
  return (
    <>
      <p>{t('lead')}</p>
      <TextSkeleton />
    </>
  );
}
