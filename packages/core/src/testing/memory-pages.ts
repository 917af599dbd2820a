import type { PageName } from '../app/pages.ts';
import type { AllOf } from '../platform/all-of.ts';
import type { FeatureMemory, MemoryPage } from './feature-memory.ts';
import { MEMORY_FEATURES } from './memory-features.generated.ts';

type Features = typeof MEMORY_FEATURES;

type PagesOf<Feature> = Feature extends { readonly pages: infer Pages } ? Pages : object;

/** What the suites know of every page. A page that is missing belongs into its `<feature>.memory.ts`. */
export const MEMORY_PAGES: { readonly [Name in PageName]: MemoryPage<Name> } = collectPages();

function collectPages(): AllOf<PagesOf<Features[keyof Features]>>;
function collectPages(): object {
  const features: Readonly<Record<string, FeatureMemory>> = MEMORY_FEATURES;
  return Object.assign({}, ...Object.values(features).map(({ pages }) => pages));
}
