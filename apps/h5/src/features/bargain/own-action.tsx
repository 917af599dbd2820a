import { checkReview, matchRoute } from '@cangkir/core';
import type { OwnBargainView } from '@cangkir/core/bargain';
import { ActionBar, Button, Icon } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useUserId } from '../../frame/use-user-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShareSuccess } from './share-success.tsx';

export interface OwnBargainProps {
  readonly view: OwnBargainView;
  readonly send: ScreenProps<'bargain'>['send'];
}

interface OwnActionProps extends OwnBargainProps {
  /** What the person wrote, where the share needs a review; else null. */
  readonly review: string | null;
  readonly onShortReview: () => void;
}

/** The bar of a visitor, who has cut nothing yet. The choice of a prize has none. */
export function FirstCutBar() {
  const isVisitor = useUserId() === null;
  const isChoice = matchRoute(useRoute()) === 'bargainPrize';
  return isVisitor && !isChoice ? (
    <ActionBar>
      <CutButton label="firstCut" />
    </ActionBar>
  ) : null;
}

interface CutButtonProps {
  readonly label: 'firstCut' | 'cutAgain';
  readonly isBusy?: boolean;
  readonly onCut?: () => void;
}

function CutButton({ label, isBusy = false, onCut }: CutButtonProps) {
  const { t } = useTranslation('bargain');
  return (
    <Button isWide data-tap="cut" data-change isBusy={isBusy} onClick={onCut}>
      {t(`label.${label}`)}
    </Button>
  );
}

/** The one button of the step, in the bar of the page. */
export function OwnAction({ view, send, review, onShortReview }: OwnActionProps) {
  const { t } = useTranslation('bargain');
  const { label, isBusy, problem } = view;

  if (problem !== null && !isBusy) {
    return <ProblemAction problem={problem} onRetry={() => send({ type: 'RETRY' })} />;
  }

  function share() {
    const checked = review === null ? null : checkReview(review);
    if (checked?.ok === false) onShortReview();
    else send({ type: 'SHARE', title: t('share.title'), text: checked?.value ?? t('share.text') });
  }

  switch (label) {
    case 'firstCut':
    case 'cutAgain':
      return (
        <ActionBar>
          <CutButton label={label} isBusy={isBusy} onCut={() => send({ type: 'CUT' })} />
          {view.canChooseAgain ? (
            <Button isWide variant="quiet" onClick={() => send({ type: 'CHOOSE_AGAIN' })}>
              {t('chooseAgain')}
            </Button>
          ) : null}
        </ActionBar>
      );
    case 'shareLink':
    case 'askFriends':
      return (
        <ActionBar>
          <Button isWide isBusy={isBusy} icon={<Icon name="share" size={1.25} />} onClick={share}>
            {t(`label.${label}`)}
          </Button>
        </ActionBar>
      );
    case 'checkReward':
      return (
        <ActionBar>
          <Button isWide onClick={() => send({ type: 'CHECK_REWARD' })}>
            {t('label.checkReward')}
          </Button>
          {view.address === null ? null : <ShareSuccess view={view} address={view.address} />}
        </ActionBar>
      );
  }
}
