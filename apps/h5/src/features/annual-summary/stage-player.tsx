import type { PageView } from '@cangkir/core';
import { useEffect, useRef } from 'react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PersonalityArt } from './stage-art.tsx';
import styles from './stage-frame.module.css';
import { StageFrame } from './stage-frame.tsx';
import { CupStage, KeywordStage, StartStage, ThanksStage, TopStage } from './stages.tsx';
import { PERSONALITY_COLOURS, STAGE_COLOURS, type SummaryColours } from './summary-colours.ts';
import { SummaryStage } from './summary-stage.tsx';
import { useStageSteps } from './use-stage-steps.ts';

type StageView = Extract<PageView<'annualSummary'>, { readonly step: 'stage' }>;

interface StagePlayerProps extends Pick<ScreenProps<'annualSummary'>, 'send'> {
  readonly view: StageView;
}

/** The stage that is shown, and the ways to the others: the halves of the screen, swipes, keys. */
export function StagePlayer({ view, send }: StagePlayerProps) {
  const { t } = useTranslation('annual-summary');
  const { stage, year, position, total } = view;
  const isFirst = position === 1;
  const isLast = position === total;
  const swipe = useStageSteps(send);

  return (
    <div {...swipe} className={styles.show}>
      <StageFrame
        year={year}
        colours={coloursOf(view)}
        filled={position}
        total={total}
        progress={t('progress', { position, total })}
        onSkip={!isLast && (() => send({ type: 'SKIP' }))}
        mainRef={useFocusedHeading(stage)}
        backdrop={stage === 'userKeyword' ? <PersonalityArt look={view.look} /> : null}
        controls={
          <>
            {isFirst ? null : (
              <button
                type="button"
                className={styles.previous}
                aria-label={t('previous')}
                onClick={() => send({ type: 'BACK' })}
              />
            )}
            {isFirst || isLast ? null : (
              <button
                type="button"
                className={styles.next}
                aria-label={t('next')}
                onClick={() => send({ type: 'NEXT' })}
              />
            )}
          </>
        }
      >
        <StageContent view={view} send={send} />
      </StageFrame>
    </div>
  );
}

function StageContent({ view, send }: StagePlayerProps) {
  switch (view.stage) {
    case 'start':
      return (
        <StartStage
          year={view.year}
          isCompared={view.isCompared}
          onOpen={() => send({ type: 'NEXT' })}
        />
      );
    case 'cup':
      return <CupStage year={view.year} cups={view.cups} more={view.more} />;
    case 'top3':
      return <TopStage year={view.year} top={view.top} />;
    case 'userKeyword':
      return <KeywordStage year={view.year} look={view.look} />;
    case 'thanks':
      return <ThanksStage />;
    case 'summary':
      return <SummaryStage view={view} colours={coloursOf(view)} send={send} />;
  }
}

function coloursOf(view: StageView): SummaryColours {
  return 'look' in view ? PERSONALITY_COLOURS[view.look.colours] : STAGE_COLOURS[view.stage];
}

/** Gives the focus to the heading of a new stage. */
function useFocusedHeading(stage: StageView['stage']) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(stage);

  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [stage]);

  return main;
}
