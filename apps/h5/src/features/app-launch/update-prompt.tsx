import { ActionBar, Button, EmptyState, type Fact, Facts, Icon } from '@cangkir/react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNativeApp, useNavigation } from '../../product-context.tsx';
import styles from './app-launch.module.css';
import UpdatePicture from './update.svg?react';

interface UpdatePromptProps {
  readonly title: string;
  /** Null if the app does not say. */
  readonly version: string | null;
  /** The version that is needed. */
  readonly minimum: string;
}

/** Says that the app is too old, and which version is needed. */
export function UpdatePrompt({ title, version, minimum }: UpdatePromptProps) {
  const { t } = useTranslation(['app-launch', 'problem']);
  const needed: Fact = {
    icon: <Icon name="check" size={1.25} />,
    label: t('app-launch:update.needed'),
    value: t('app-launch:update.neededValue', { version: minimum }),
  };
  const yours: Fact = {
    icon: <Icon name="phone" size={1.25} />,
    label: t('app-launch:update.yours'),
    value: version,
  };
  return (
    <>
      <EmptyState title={title} picture={<UpdatePicture />}>
        {t('problem:withHelp', {
          message: t('problem:latestVersionRequired'),
          help: t('app-launch:update.body'),
        })}
      </EmptyState>
      <div className={styles.versions}>
        <Facts facts={version === null ? [needed] : [yours, needed]} />
      </div>
    </>
  );
}

/** Leads to the store: by the app, else by its address. */
export function UpdateAction({ store }: { readonly store: string }) {
  const { t } = useTranslation('app-launch');
  const { native } = useNativeApp();
  const navigation = useNavigation();
  const [isBusy, setBusy] = useState(false);

  async function update() {
    setBusy(true);
    const shown = await native.showStore();
    setBusy(false);
    if (!shown.ok) navigation.leave(store);
  }

  return (
    <ActionBar>
      <Button isWide isBusy={isBusy} onClick={() => void update()}>
        {t('update.action')}
      </Button>
    </ActionBar>
  );
}
