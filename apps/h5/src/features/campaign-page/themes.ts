import type { CampaignTheme } from '@cangkir/core/campaign-page';
import bank from './art/bank.svg?no-inline';
import brand from './art/brand.svg?no-inline';
import icedLatte from './art/iced-latte.svg?no-inline';
import jolly from './art/jolly.svg?no-inline';
import oatside from './art/oatside.svg?no-inline';
import plain from './art/plain.svg?no-inline';
import promo9rb from './art/promo-9rb.svg?no-inline';
import shareLive from './art/share-live.svg?no-inline';
import you from './art/you.svg?no-inline';
import bankStyles from './themes/bank.module.css';
import brandStyles from './themes/brand.module.css';
import icedLatteStyles from './themes/iced-latte.module.css';
import jollyStyles from './themes/jolly.module.css';
import oatsideStyles from './themes/oatside.module.css';
import paperStyles from './themes/paper.module.css';
import plainStyles from './themes/plain.module.css';
import promo9rbStyles from './themes/promo-9rb.module.css';
import shareLiveStyles from './themes/share-live.module.css';
import youStyles from './themes/you.module.css';

/** The art direction of a page: its colours and composition, and the picture in its hero. */
interface Theme {
  readonly className: string | undefined;
  readonly art: { readonly src: string; readonly width: number; readonly height: number } | null;
}

/** Every art direction. A theme styles the parts of the blocks by their `data-part`. */
export const THEMES: Readonly<Record<CampaignTheme, Theme>> = {
  plain: { className: plainStyles.theme, art: art(plain, 300) },
  icedLatte: { className: icedLatteStyles.theme, art: art(icedLatte, 440) },
  oatside: { className: oatsideStyles.theme, art: art(oatside, 370) },
  jolly: { className: jollyStyles.theme, art: art(jolly, 400) },
  promo9rb: { className: promo9rbStyles.theme, art: art(promo9rb, 410) },
  brand: { className: brandStyles.theme, art: art(brand, 400) },
  you: { className: youStyles.theme, art: art(you, 360) },
  shareLive: { className: shareLiveStyles.theme, art: art(shareLive, 400) },
  bank: { className: bankStyles.theme, art: art(bank, 350) },
  paper: { className: paperStyles.theme, art: null },
};

/** Every picture is 480 wide. */
function art(src: string, height: number) {
  return { src, width: 480, height };
}
