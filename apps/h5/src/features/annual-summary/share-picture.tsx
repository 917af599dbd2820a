import { BRAND, ROUTES } from '@cangkir/core';
import { Icon } from '@cangkir/react';
import { useCallback, useRef } from 'react';
import { PictureButton } from '../../frame/picture-button.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSharing } from '../../product-context.tsx';
import type { SummaryColours } from './summary-colours.ts';
import { SUMMARY_PICTURE_SIZE } from './summary-picture-size.ts';
import type { SummaryStageView } from './summary-stage-view.ts';
import { usePersonalityText } from './use-personality-text.ts';

interface SharePictureProps {
  readonly view: SummaryStageView;
  readonly colours: SummaryColours;
}

/** Shares the year as a picture. */
export function SharePicture(props: SharePictureProps) {
  const { t } = useTranslation('annual-summary');
  const { year, cups, look } = props.view;
  const personality = usePersonalityText(look).titleLines.join(' ');
  const draw = useDraw(props);

  return (
    <PictureButton
      label={t('summary.sharePicture')}
      icon={<Icon name="share" size={1.25} />}
      draw={draw}
      size={SUMMARY_PICTURE_SIZE}
      texts={{
        title: t('picture.title'),
        alt: t('picture.alt', { year, personality, cups: t('top.cups', { count: cups }) }),
        hint: t('picture.hint'),
        shared: t('picture.shared'),
        failed: t('picture.failed'),
      }}
    />
  );
}

function useDraw({ view, colours }: SharePictureProps) {
  const { t } = useTranslation('annual-summary');
  const { language, read } = useLanguage();
  const { links } = useSharing();
  const { titleLines } = usePersonalityText(view.look);
  const { year, cups, top, look } = view;
  const texts = {
    year: t('ofYear', { year }),
    titleLines,
    cupsLabel: t('summary.cups'),
    cups: t('top.cups', { count: cups }),
    topLabel: t('summary.top'),
    top: top.map(({ name }) => read(name)),
    invitation: t('summary.invitation', { host: new URL(links.linkTo(ROUTES.home)).host }),
  };
  const latest = useRef({ look, colours, texts });
  latest.current = { look, colours, texts };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a year does not change on the screen, but the language does.
  return useCallback(async () => {
    const { drawSummaryPicture } = await import('./summary-picture.tsx');
    return drawSummaryPicture(`${BRAND.pathSegment}-${year}.png`, latest.current);
  }, [language, year]);
}
