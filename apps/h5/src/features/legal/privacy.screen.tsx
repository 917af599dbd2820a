import { defineScreen } from '../../frame/screen-definition.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalSkeleton } from './legal-skeleton.tsx';

/** What we do with personal data. */
export const privacyScreen = defineScreen({
  title: 'legal:privacyTitle',
  Screen: PrivacyScreen,
  Skeleton: PrivacySkeleton,
});

function PrivacyScreen() {
  return <LegalPage name="privacy" />;
}

function PrivacySkeleton() {
  return <LegalSkeleton name="privacy" />;
}
