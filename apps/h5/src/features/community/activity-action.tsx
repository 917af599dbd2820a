import type { CommunityAction } from '@cangkir/core/community';
import { ActionBar, Button, Icon } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The main action of the page, in its bar. */
export function ActivityAction({ view, send }: ScreenProps<'community'>) {
  const { t } = useTranslation('community');

  switch (view.step) {
    case 'settled':
      return <SettledAction actions={view.actions} send={send} />;
    case 'scanning':
      return (
        <ActionBar>
          <Button isWide variant="secondary" onClick={() => send({ type: 'CANCEL' })}>
            {t('scanning.stop')}
          </Button>
        </ActionBar>
      );
    case 'unsettled':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    case 'confirmCancel':
      return null;
    case 'changing':
      return (
        <ActionBar>
          <Button isWide isBusy>
            {t(`changing.${view.change}`)}
          </Button>
        </ActionBar>
      );
  }
}

interface SettledActionProps extends Pick<ScreenProps<'community'>, 'send'> {
  readonly actions: readonly CommunityAction[];
}

/** Cancelling is no main action: it stands at the end of the page. */
function SettledAction({ actions, send }: SettledActionProps) {
  const { t } = useTranslation('community');
  const [action] = actions;
  if (action === undefined || action === 'CANCEL_REGISTRATION') return null;
  return (
    <ActionBar>
      <Button
        isWide
        variant={action === 'REGISTER_ANOTHER' ? 'secondary' : 'primary'}
        icon={action === 'SCAN' ? <Icon name="scan" /> : undefined}
        onClick={() => send({ type: action })}
      >
        {t(`action.${action}`)}
      </Button>
      {actions.includes('LOG_IN') ? (
        <Button isWide variant="quiet" onClick={() => send({ type: 'LOG_IN' })}>
          {t('action.LOG_IN')}
        </Button>
      ) : null}
    </ActionBar>
  );
}
