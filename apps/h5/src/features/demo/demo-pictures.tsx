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
  Photo,
  QrCode,
  RosettePattern,
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

/** A file that never arrives. */
const MISSING = 'data:,';

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
            <Mark label={t('label')} />
            <p>{t('text')}</p>
          </Hero>
        </div>
      </DemoSection>
      <DemoSection title="Confetti">
        <Confetti />
      </DemoSection>
      <DemoSection title="RosettePattern">
        <div className={styles.pattern}>
          <RosettePattern />
        </div>
      </DemoSection>
      <DemoSection title="Photo">
        <Photo src={MISSING} alt={t('sample')} width={480} height={160} />
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
