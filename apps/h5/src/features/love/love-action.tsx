import { ActionBar, Button } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useNextStep } from '../../frame/use-next-step.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';

/** The one action of the page, in its bar. */
export function LoveAction({ view, send }: ScreenProps<'love'>) {
  const { t } = useTranslation('love');
  const { router } = useProduct();
  const nextStep = useNextStep();

  switch (view.step) {
    case 'entry':
      return view.opensAt === null ? (
        <ActionBar>
          <Button wide onClick={() => send({ type: 'START' })}>
            {t('start')}
          </Button>
        </ActionBar>
      ) : null;
    case 'waiting':
      return (
        <ActionBar>
          <Button wide busy>
            {t('wait')}
          </Button>
        </ActionBar>
      );
    case 'stalled': {
      const { label, take } = nextStep(view.problem, {
        retry: () => send({ type: 'RETRY' }),
        logIn: () => send({ type: 'LOG_IN' }),
      });
      return (
        <ActionBar>
          <Button wide onClick={take}>
            {label}
          </Button>
        </ActionBar>
      );
    }
    case 'match':
      return (
        <ActionBar>
          <Button wide onClick={() => router.push(view.next)}>
            {t(view.prize.kind === 'goods' ? 'fillForm' : 'openVouchers')}
          </Button>
        </ActionBar>
      );
    case 'fail':
    case 'ended':
      return (
        <ActionBar>
          <Button wide variant="secondary" onClick={() => router.push(view.next)}>
            {t('leave')}
          </Button>
        </ActionBar>
      );
  }
}
