import { DAY_MS } from '@cangkir/core/durations';
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
    ...RUNNING.map((page) => ({
      ...page,
      period: { start: now - 7 * DAY_MS, end: now + 14 * DAY_MS },
    })),
    {
      ...AFTERNOON,
      name: 'segera',
      period: { start: now + 3 * DAY_MS, end: now + 14 * DAY_MS },
    },
    { ...AFTERNOON, name: 'selesai', period: { start: now - 14 * DAY_MS, end: now - DAY_MS } },
  ];
}
