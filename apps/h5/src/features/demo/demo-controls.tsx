import {
  BottomTab,
  BottomTabs,
  Button,
  CheckboxCards,
  FileButton,
  Icon,
  IconButton,
  QuantityStepper,
  RadioCards,
  ScaleField,
  SegmentedControl,
  Switch,
} from '@cangkir/react';
import { useState } from 'react';
import { InTurn } from '../../frame/in-turn.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './demo.module.css';
import { DemoSection } from './demo-section.tsx';

type Choice = 'first' | 'second';

export function DemoControls() {
  const { t } = useTranslation('demo');
  const [quantity, setQuantity] = useState(1);
  const [isOn, setOn] = useState(true);
  const [choice, setChoice] = useState<Choice>('first');
  const options = (['first', 'second'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <InTurn>
      <DemoSection title="Button, IconButton, FileButton">
        <div className={styles.row}>
          <Button>{t('action')}</Button>
          <Button variant="secondary" icon={<Icon name="share" size={1.25} />}>
            {t('action')}
          </Button>
          <Button variant="quiet">{t('action')}</Button>
          <Button variant="danger">{t('action')}</Button>
          <Button isBusy>{t('action')}</Button>
          <IconButton label={t('action')}>
            <Icon name="share" />
          </IconButton>
          <FileButton accept="image/*" onChoose={() => {}}>
            {t('open')}
          </FileButton>
        </div>
      </DemoSection>
      <DemoSection title="QuantityStepper, Switch">
        <QuantityStepper
          label={t('label')}
          decreaseLabel={t('less')}
          increaseLabel={t('more')}
          value={quantity}
          min={1}
          max={9}
          onChange={setQuantity}
        />
        <Switch label={t('label')} checked={isOn} onChange={setOn} />
      </DemoSection>
      <DemoSection title="SegmentedControl, RadioCards, CheckboxCards, ScaleField">
        <SegmentedControl
          label={t('label')}
          options={options}
          value={choice}
          onChange={setChoice}
        />
        <RadioCards label={t('label')} cards={options} value={choice} onChange={setChoice} />
        <CheckboxCards
          label={t('label')}
          cards={options}
          values={isOn ? [choice] : []}
          onChange={(_, isChosen) => setOn(isChosen)}
        />
        <ScaleField
          label={t('label')}
          steps={5}
          lowest={t('less')}
          highest={t('more')}
          value={quantity}
          onChange={setQuantity}
        />
      </DemoSection>
      <DemoSection title="BottomTabs, BottomTab">
        <BottomTabs label={t('title')}>
          <BottomTab icon={<Icon name="home" />} label={t('first')} isCurrent />
          <BottomTab icon={<Icon name="cup" />} label={t('second')} isCurrent={false} />
        </BottomTabs>
      </DemoSection>
    </InTurn>
  );
}
