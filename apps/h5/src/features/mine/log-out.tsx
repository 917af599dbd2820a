import { Button, useToast } from '@cangkir/react';
import { useSyncExternalStore } from 'react';
import { useConfirm } from '../../frame/confirm.tsx';
import { useQueryClient } from '../../frame/queries/query-client.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApp, useNativeApp, useSession } from '../../product-context.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import styles from './mine.module.css';

/** Logs out, after a question. The native app logs out of its own login itself. */
export function LogOut() {
  const { t } = useTranslation('mine');
  const { logOut } = useApp();
  const { isInApp } = useNativeApp();
  const { global } = useSession();
  const ofApp = () => global.get().isAppLogin;
  const isAppLogin = useSyncExternalStore(global.subscribe, ofApp, ofApp);
  const queries = useQueryClient();
  const confirm = useConfirm();
  const showToast = useToast();

  async function handleClick() {
    const isConfirmed = await confirm({
      title: t('logOut.title'),
      body: t('logOut.body'),
      confirmLabel: t('logOut.confirm'),
      cancelLabel: t('logOut.cancel'),
      tone: 'danger',
    });
    if (!isConfirmed) return;
    logOut();
    queries.clear();
    showToast({ message: t('logOut.done'), tone: 'success' });
  }

  if (isInApp && isAppLogin) return null;
  return (
    <div className={styles.logOut}>
      <Button variant="secondary" isWide onClick={() => void handleClick()}>
        {t('logOut.action')}
      </Button>
      <LogOutEverywhere />
    </div>
  );
}
