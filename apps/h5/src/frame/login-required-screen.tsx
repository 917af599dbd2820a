import { LoginRequired } from './login-required.tsx';
import { Page } from './page.tsx';
import type { ScreenDefinition } from './screen-definition.ts';
import { useText } from './use-text.ts';

interface LoginRequiredScreenProps extends Pick<ScreenDefinition, 'title' | 'loginRequired'> {
  readonly onLogIn: () => void;
}

/** Asks for the login that a page needs. */
export function LoginRequiredScreen({
  title,
  loginRequired = 'problem:loginRequired',
  onLogIn,
}: LoginRequiredScreenProps) {
  return (
    <Page title={useText(title)}>
      <LoginRequired takesFocus title={useText(loginRequired)} onLogIn={onLogIn} />
    </Page>
  );
}
