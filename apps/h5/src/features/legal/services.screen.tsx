import { defineScreen } from '../../frame/screen-definition.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalSkeleton } from './legal-skeleton.tsx';

/** The terms of the service. */
export const servicesScreen = defineScreen({
  title: 'legal:servicesTitle',
  Screen: ServicesScreen,
  Skeleton: ServicesSkeleton,
});

function ServicesScreen() {
  return <LegalPage name="services" />;
}

function ServicesSkeleton() {
  return <LegalSkeleton name="services" />;
}
