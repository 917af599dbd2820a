import type { BackendCampaignPage } from './campaign-page.state.ts';
import { BNI } from './pages/bni.fixture.ts';
import { BRAND_STORY } from './pages/brand.fixture.ts';
import { ICED_LATTE } from './pages/iced-latte.fixture.ts';
import { ICED_LATTE_PH, ICED_LATTE_SG } from './pages/iced-latte-abroad.fixture.ts';
import { JOLLY } from './pages/jolly.fixture.ts';
import { AFTERNOON, STORE_NOTICE } from './pages/landing.fixture.ts';
import { OATSIDE } from './pages/oatside.fixture.ts';
import { PROMO_9RB } from './pages/promo-9rb.fixture.ts';
import { SHARE_LIVE } from './pages/share-live.fixture.ts';
import { YOU } from './pages/you.fixture.ts';

const DAY = 24 * 60 * 60 * 1000;

const RUNNING = [
  ICED_LATTE,
  ICED_LATTE_PH,
  ICED_LATTE_SG,
  ...OATSIDE,
  ...JOLLY,
  PROMO_9RB,
  ...BRAND_STORY,
  ...YOU,
  ...SHARE_LIVE,
  BNI,
  AFTERNOON,
  STORE_NOTICE,
];

/** The campaign pages of the everyday fixture: they run for two weeks more; one starts in three days, one is over. */
export function everydayCampaignPages(now: number): readonly BackendCampaignPage[] {
  return [
    ...RUNNING.map((page) => ({ ...page, period: { start: now - 7 * DAY, end: now + 14 * DAY } })),
    {
      ...AFTERNOON,
      name: 'segera',
      period: { start: now + 3 * DAY, end: now + 14 * DAY },
    },
    { ...AFTERNOON, name: 'selesai', period: { start: now - 14 * DAY, end: now - DAY } },
  ];
}
