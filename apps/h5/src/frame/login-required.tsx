import { Button, EmptyState, type EmptyStateProps } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';

interface LoginRequiredProps extends Pick<EmptyStateProps, 'takesFocus'> {
  /** What the login is for; a general sentence if omitted. */
  readonly title?: string | undefined;
  readonly onLogIn: () => void;
}

/** Asks a person who is logged out to log in. They come back afterwards. */
export function LoginRequired({ title, onLogIn, ...props }: LoginRequiredProps) {
  const { t } = useTranslation(['frame', 'problem']);
  return (
    <EmptyState
      {...props}
      level={2}
      title={title ?? t('problem:loginRequired')}
      action={
        <Button data-tap="logIn" onClick={onLogIn}>
          {t('frame:logIn')}
        </Button>
      }
    >
      {t('problem:help.loginRequired')}
    </EmptyState>
  );
}
