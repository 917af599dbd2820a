import { logOutEverywhereView } from '@cangkir/core/login';
import { Button, useToast } from '@cangkir/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useConfirm } from '../../frame/confirm.tsx';
import { useQueryClient } from '../../frame/queries/query-client.ts';
import { useProblemToast } from '../../frame/use-problem-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApp } from '../../product-context.tsx';

/** Logs out on every device, after a question: for who has lost a phone, or lent it. */
export function LogOutEverywhere() {
  const { t } = useTranslation('mine');
  const { root } = useApp();
  const machine = useSelector(root, ({ context }) => context.logOutEverywhere);
  const { isBusy, problem } = useSelector(machine, logOutEverywhereView, shallowEqual);
  const queries = useQueryClient();
  const confirm = useConfirm();
  const showToast = useToast();
  useProblemToast(problem);

  const handleLogout = useEffectEvent(() => {
    queries.clear();
    showToast({ message: t('logOutEverywhere.done'), tone: 'success' });
  });
  useEffect(() => {
    const { unsubscribe } = machine.on('loggedOut', handleLogout);
    return () => {
      unsubscribe();
      machine.send({ type: 'LEAVE' });
    };
  }, [machine]);

  async function handleClick() {
    const isConfirmed = await confirm({
      title: t('logOutEverywhere.title'),
      body: t('logOutEverywhere.body'),
      confirmLabel: t('logOutEverywhere.confirm'),
      cancelLabel: t('logOutEverywhere.cancel'),
      tone: 'danger',
    });
    if (isConfirmed) machine.send({ type: 'LOG_OUT' });
  }

  return (
    <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void handleClick()}>
      {t('logOutEverywhere.action')}
    </Button>
  );
}
