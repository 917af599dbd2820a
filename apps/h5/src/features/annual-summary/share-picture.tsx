import { BRAND, ROUTES } from '@cangkir/core';
import { Button, ShareIcon, Sheet, useToast } from '@cangkir/react';
import { useEffect, useRef, useState } from 'react';
import { shareFile } from '../../adapters/browser-sharing.ts';
import { dataUrlOf } from '../../adapters/data-url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import styles from './annual-summary.module.css';
import type { SummaryColours } from './summary-colours.ts';
import type { SummaryStageView } from './summary-stage-view.ts';
import { usePersonalityText } from './use-personality-text.ts';

interface SharePictureProps {
  readonly view: SummaryStageView;
  readonly colours: SummaryColours;
}

/** Shares the year as a picture, or shows it to be pressed and held. */
export function SharePicture(props: SharePictureProps) {
  const { t } = useTranslation(['annual-summary', 'frame']);
  const showToast = useToast();
  const { year, cups, look } = props.view;
  const personality = usePersonalityText(look).titleLines.join(' ');
  const picture = usePicture(props);
  const [shown, setShown] = useState<string | null>(null);

  async function share() {
    const file = await picture.current;
    if (file === null) {
      showToast({ message: t('annual-summary:picture.failed'), tone: 'fail' });
      return;
    }
    const result = await shareFile(file);
    if (result.ok) showToast({ message: t('annual-summary:picture.shared'), tone: 'success' });
    else if (result.failure.kind === 'unavailable') setShown(await dataUrlOf(file));
  }

  return (
    <>
      <Button wide icon={<ShareIcon size={1.25} />} onClick={() => void share()}>
        {t('annual-summary:summary.sharePicture')}
      </Button>
      <Sheet
        open={shown !== null}
        onClose={() => setShown(null)}
        title={t('annual-summary:picture.title')}
        closeLabel={t('frame:close')}
      >
        {shown === null ? null : (
          <div className={styles['saved']}>
            <img
              src={shown}
              alt={t('annual-summary:picture.alt', {
                year,
                personality,
                cups: t('annual-summary:top.cups', { count: cups }),
              })}
              width="1080"
              height="1920"
            />
            <p>{t('annual-summary:picture.hint')}</p>
            <a href={shown} download={fileName(year)}>
              {t('annual-summary:picture.download')}
            </a>
          </div>
        )}
      </Sheet>
    </>
  );
}

/** Draws the picture ahead: browsers share only what is there at the moment of the tap. */
function usePicture({ view, colours }: SharePictureProps) {
  const { t } = useTranslation('annual-summary');
  const { language, read } = useLanguage();
  const { links } = useProduct();
  const { titleLines } = usePersonalityText(view.look);
  const picture = useRef<Promise<File | null>>(Promise.resolve(null));
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
  useEffect(() => {
    picture.current = import('./summary-picture.tsx')
      .then(({ drawSummaryPicture }) => drawSummaryPicture(fileName(year), latest.current))
      .catch(() => null);
  }, [language, year]);

  return picture;
}

function fileName(year: number): string {
  return `${BRAND.pathSegment}-${year}.png`;
}
