import { type Problem, ROUTES, targetLink } from '@cangkir/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNavigation } from '../product-context.tsx';
import { useBack } from './use-back.ts';
import { useRequireLogin } from './use-require-login.ts';

/** A button's label, and what it does. */
export interface NextStep {
  readonly label: string;
  take(): void;
}

/** What the screen itself does after a problem. */
interface Actions {
  /** Tries again, with what was typed. */
  retry(): void;
  /** Asks to log in and come back. The app's own way if omitted. */
  logIn?(): void;
}

/** The step that helps after a problem: one for each `next` of a problem. */
export function useNextStep(): (problem: Problem, actions: Actions) => NextStep {
  const { t } = useTranslation();
  const requireLogin = useRequireLogin();
  const navigation = useNavigation();
  const back = useBack();

  return ({ next }, { retry, logIn = requireLogin }) => {
    switch (next) {
      case 'reload':
        return { label: t('reload'), take: () => navigation.reload() };
      case 'leave':
        return { label: t('back'), take: back };
      case 'logIn':
        return { label: t('logIn'), take: logIn };
      case 'openApp':
        return {
          label: t('openApp'),
          take: () => navigation.push(targetLink(ROUTES.appOpen, navigation.current())),
        };
      // The form beside it takes the new input, or asks for a new code.
      case 'fixInput':
      case 'askNewCode':
      case 'retry':
        return { label: t('retry'), take: retry };
    }
  };
}
