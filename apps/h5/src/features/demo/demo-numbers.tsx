import { DAY_MS } from '@cangkir/core/durations';
import {
  Amount,
  Badge,
  CodeBlock,
  CodeText,
  Countdown,
  Facts,
  Icon,
  Meter,
  PriceTag,
  ProgressBar,
  RollingNumber,
  SegmentedProgress,
  Stamp,
  Steps,
  Ticket,
  WalletCard,
} from '@cangkir/react';
import { useState } from 'react';
import { InTurn } from '../../frame/in-turn.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';
import styles from './demo.module.css';
import { DemoSection } from './demo-section.tsx';

export function DemoNumbers() {
  const { t } = useTranslation('demo');
  const { now } = useClock();
  const [tomorrow] = useState(() => now() + DAY_MS);
  return (
    <InTurn>
      <DemoSection title="Ticket, Stamp">
        <Ticket
          value="Rp15.000"
          title={t('sample')}
          details={t('text')}
          date={t('days', { count: 2 })}
          stamp={<Stamp tone="claimed" label={t('label')} />}
        />
      </DemoSection>
      <DemoSection title="Amount, PriceTag, Badge">
        <div className={styles.row}>
          <Amount>Rp9.000</Amount>
          <PriceTag
            price="Rp14.000"
            priceLabel={t('label')}
            worth={{ amount: 'Rp29.000', label: t('label') }}
          />
          <Badge>{t('first')}</Badge>
          <Badge tone="brand">{t('first')}</Badge>
          <Badge tone="amber">{t('second')}</Badge>
          <Badge tone="danger">{t('second')}</Badge>
        </div>
      </DemoSection>
      <DemoSection title="CodeBlock, CodeText, RollingNumber, Countdown">
        <CodeBlock text={'{ "code": 0 }'} />
        <CodeText groups={['KOPI', '7F2Q']} />
        <p>
          <RollingNumber value={12_500} format={String} />
        </p>
        <p>
          <Countdown until={tomorrow} now={now} days={(count) => t('days', { count })} />
        </p>
      </DemoSection>
      <DemoSection title="Meter, ProgressBar, SegmentedProgress">
        <Meter label={t('label')} value={3} max={7} valueText="3/7" />
        <ProgressBar label={t('label')} value={40} max={100} valueText="40 %" />
        <SegmentedProgress label={t('label')} count={4} current={1} valueText="2/4" />
      </DemoSection>
      <DemoSection title="WalletCard, Steps">
        <WalletCard tone="espresso" label={t('label')}>
          Rp125.000
        </WalletCard>
        <Steps
          title={t('sample')}
          steps={[{ icon: <Icon name="store" size={1.25} />, text: t('text') }]}
        />
      </DemoSection>
      <DemoSection title="Facts">
        <Facts
          facts={[{ icon: <Icon name="store" size={1.25} />, label: t('label'), value: t('text') }]}
        />
      </DemoSection>
    </InTurn>
  );
}
