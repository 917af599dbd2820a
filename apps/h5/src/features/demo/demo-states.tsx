import {
  Button,
  CarouselSkeleton,
  EmptyState,
  ErrorState,
  FactsSkeleton,
  ListSkeleton,
  Loading,
  Notice,
  OfflineBanner,
  Skeleton,
  TicketSkeleton,
} from '@cangkir/react';
import { InTurn } from '../../frame/in-turn.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DemoSection } from './demo-section.tsx';

const TONES = ['plain', 'waiting', 'success', 'failure'] as const;

export function DemoStates() {
  const { t } = useTranslation('demo');
  return (
    <InTurn>
      <DemoSection title="Notice">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} title={t('sample')}>
            <p>{t('text')}</p>
          </Notice>
        ))}
      </DemoSection>
      <DemoSection title="EmptyState">
        <EmptyState level={2} title={t('text')} action={<Button>{t('action')}</Button>} />
      </DemoSection>
      <DemoSection title="ErrorState">
        <ErrorState level={2} title={t('text')} retryLabel={t('action')} onRetry={() => {}} />
      </DemoSection>
      <DemoSection title="Loading, Skeleton, TicketSkeleton, FactsSkeleton, ListSkeleton, CarouselSkeleton">
        <Loading label={t('label')}>
          <Skeleton width="60%" />
          <TicketSkeleton />
          <FactsSkeleton count={2} />
          <ListSkeleton count={2} />
          <CarouselSkeleton slide={<Skeleton shape="block" height="9rem" />} />
        </Loading>
      </DemoSection>
      <DemoSection title="OfflineBanner">
        <OfflineBanner label={t('text')} />
      </DemoSection>
    </InTurn>
  );
}
