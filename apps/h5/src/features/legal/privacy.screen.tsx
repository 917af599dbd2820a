import { defineScreen } from '../../frame/screen-definition.ts';
import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import { LegalPage } from './legal-page.tsx';

/** What we do with personal data. */
export const privacyScreen = defineScreen({
  title: 'legal:privacyTitle',
  Screen: PrivacyScreen,
  Skeleton: TextSkeleton,
});

function PrivacyScreen() {
  return <LegalPage name="privacy" />;
}
