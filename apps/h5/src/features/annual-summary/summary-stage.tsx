import { SHARE_IMAGE_TYPE } from '@cangkir/core';
import { Button } from '@cangkir/react';
import { PhotoAppShares } from '../../frame/photo-app/photo-app-shares.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShareLink } from './share-link.tsx';
import { SharePicture } from './share-picture.tsx';
import { PersonalityArt } from './stage-art.tsx';
import type { SummaryColours } from './summary-colours.ts';
import styles from './summary-stage.module.css';
import type { SummaryStageView } from './summary-stage-view.ts';
import { usePersonalityText } from './use-personality-text.ts';

interface SummaryStageProps extends Pick<ScreenProps<'annualSummary'>, 'send'> {
  readonly view: SummaryStageView;
  readonly colours: SummaryColours;
}

/** The year on one card, to share as a picture or as a link. */
export function SummaryStage({ view, colours, send }: SummaryStageProps) {
  const { t } = useTranslation('annual-summary');
  const { read } = useLanguage();
  const { titleLines } = usePersonalityText(view.look);
  return (
    <div>
      <article className={styles.card}>
        <div className={styles.poster}>
          <PersonalityArt look={view.look} />
        </div>
        <h1 tabIndex={-1}>
          <span>{titleLines[0]}</span> <span>{titleLines[1]}</span>
        </h1>
        <dl>
          <div className={styles.total}>
            <dt>{t('summary.cups')}</dt>
            <dd>{t('top.cups', { count: view.cups })}</dd>
          </div>
          <div>
            <dt>{t('summary.top')}</dt>
            {view.top.map(({ productId, name }) => (
              <dd key={productId}>{read(name)}</dd>
            ))}
          </div>
        </dl>
      </article>
      <div className={styles.actions}>
        <SharePicture view={view} colours={colours} />
        <PhotoAppShares imageType={SHARE_IMAGE_TYPE.annualSummary} />
        <div className={styles.pair}>
          <ShareLink view={view} send={send} />
          <Button isWide variant="quiet" onClick={() => send({ type: 'RESTART' })}>
            {t('summary.restart')}
          </Button>
        </div>
      </div>
    </div>
  );
}
