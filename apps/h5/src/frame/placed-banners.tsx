import { createPart } from '../navigation/part.tsx';
import type { LateBannersProps } from './banner/late-banners.tsx';
import { Late } from './late.tsx';

/**
 * The banners of a placement. They arrive after the page, and so stand at the end of what is there: nothing moves to make
 * room for them.
 */
export function PlacedBanners(props: LateBannersProps) {
  return <Late load={loadBanners} props={props} />;
}

const loadBanners = createPart(
  [],
  async () => (await import('./banner/late-banners.tsx')).LateBanners,
);
