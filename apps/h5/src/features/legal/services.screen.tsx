import { defineScreen } from '../../frame/screen-definition.ts';
import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import { LegalPage } from './legal-page.tsx';

/** The terms of the service. */
export const servicesScreen = defineScreen({
  title: 'legal:servicesTitle',
  Screen: ServicesScreen,
  Skeleton: TextSkeleton,
});

function ServicesScreen() {
  return <LegalPage name="services" />;
}
