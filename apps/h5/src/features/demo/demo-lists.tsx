import {
  Accordion,
  DateStrip,
  Disclosure,
  Icon,
  List,
  ListRow,
  NearItem,
  Tabs,
  VisuallyHidden,
} from '@cangkir/react';
import { useState } from 'react';
import { InTurn } from '../../frame/in-turn.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DemoSection } from './demo-section.tsx';

type Choice = 'first' | 'second';

export function DemoLists() {
  const { t } = useTranslation('demo');
  const [tab, setTab] = useState<Choice>('first');
  const [isOpen, setOpen] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const [date, setDate] = useState('2026-11-21');
  return (
    <InTurn>
      <DemoSection title="List, ListRow">
        <List>
          <ListRow icon={<Icon name="store" />} title={t('sample')} detail={t('text')} />
          <ListRow title={t('action')} onClick={() => {}} />
        </List>
      </DemoSection>
      <DemoSection title="NearItem">
        <ul>
          <NearItem text={t('text')} startsNear>
            {t('sample')}
          </NearItem>
        </ul>
      </DemoSection>
      <DemoSection title="Tabs">
        <Tabs
          label={t('label')}
          tabs={[
            { value: 'first', label: t('first') },
            { value: 'second', label: t('second') },
          ]}
          value={tab}
          onChange={setTab}
        >
          <p>{t(tab)}</p>
        </Tabs>
      </DemoSection>
      <DemoSection title="Accordion, Disclosure">
        <Accordion
          level={3}
          open={isOpen ? ['sample'] : []}
          onToggle={(_, isNowOpen) => setOpen(isNowOpen)}
          sections={[{ id: 'sample', title: t('sample'), content: <p>{t('text')}</p> }]}
        />
        <Disclosure title={t('sample')} open={isUnfolded} onToggle={setUnfolded}>
          {t('text')}
        </Disclosure>
      </DemoSection>
      <DemoSection title="DateStrip">
        <DateStrip
          label={t('label')}
          value={date}
          onChange={setDate}
          days={['2026-11-21', '2026-11-22'].map((day, index) => ({
            date: day,
            weekday: index === 0 ? t('first') : t('second'),
            day: day.slice(-2),
            name: day,
            isMarked: index === 1,
          }))}
        />
      </DemoSection>
      <DemoSection title="VisuallyHidden">
        <VisuallyHidden>{t('text')}</VisuallyHidden>
      </DemoSection>
    </InTurn>
  );
}
