import {
  AmericanoPicture,
  Carousel,
  CoffeeBagPicture,
  Confetti,
  CroissantPicture,
  CutLinePicture,
  EmptyCupPicture,
  Flag,
  FullCupPicture,
  GiftPicture,
  Hero,
  HotCappuccinoPicture,
  HotCoffeePicture,
  IcedLattePicture,
  Mark,
  PackCupsPicture,
  PalmSugarLattePicture,
  QrCode,
  SeedlingPicture,
  SpilledCupPicture,
  StampedTicketAnimation,
  WaitingPicture,
} from '@cangkir/react';
import type { ComponentType } from 'react';
import { InTurn } from '../../frame/in-turn.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './demo.module.css';
import { DemoSection } from './demo-section.tsx';

const PICTURES: readonly ComponentType[] = [
  AmericanoPicture,
  PalmSugarLattePicture,
  CoffeeBagPicture,
  CroissantPicture,
  CutLinePicture,
  EmptyCupPicture,
  FullCupPicture,
  GiftPicture,
  HotCappuccinoPicture,
  HotCoffeePicture,
  IcedLattePicture,
  PackCupsPicture,
  SeedlingPicture,
  SpilledCupPicture,
  WaitingPicture,
];

export function DemoPictures() {
  const { t } = useTranslation('demo');
  return (
    <InTurn>
      {/* The first two fill a screen: what comes in turn moves nothing that is seen. */}
      <DemoSection title="Picture">
        <div className={styles.grid}>
          {PICTURES.map((Picture) => (
            <Picture key={Picture.name} />
          ))}
        </div>
      </DemoSection>
      <DemoSection title="StampedTicketAnimation">
        <StampedTicketAnimation />
      </DemoSection>
      <DemoSection title="Hero, Mark">
        <div className={styles.hero}>
          <Hero picture={<HotCoffeePicture />}>
            <Mark />
            <p>{t('text')}</p>
          </Hero>
        </div>
      </DemoSection>
      <DemoSection title="Confetti">
        <Confetti />
      </DemoSection>
      <DemoSection title="Carousel">
        <Carousel
          label={t('title')}
          pauseLabel={t('pause')}
          playLabel={t('play')}
          slides={[
            { id: 'first', content: <IcedLattePicture /> },
            { id: 'second', content: <AmericanoPicture /> },
          ]}
        />
      </DemoSection>
      <DemoSection title="QrCode">
        <QrCode value="KOPI-7F2Q" label={t('sample')} />
      </DemoSection>
      <DemoSection title="Flag">
        <div className={styles.row}>
          <Flag country="ID" />
          <Flag country="PH" />
          <Flag country="SG" />
        </div>
      </DemoSection>
    </InTurn>
  );
}
