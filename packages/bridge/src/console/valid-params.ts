import { SHARE_IMAGE_TYPE, SHARE_TYPE } from '@cangkir/core';
import type { InputOf, MethodName } from '../methods.ts';

/** Where the app keeps what the checks store. */
const KEY = 'conformance';

/** Several scripts, a character beyond 16 bits, and what an encoding escapes. */
export const HARD_TEXT = 'Kopi “Gayo” ☕ 咖啡 🥥 \\ \n \u2028';

const TITLE = 'Kopi ☕ 咖啡';

/** Valid params of each call that has some. */
export const VALID_PARAMS = {
  setTitle: { title: TITLE },
  showOrHideNav: { show: true, color: '#0f766e' },
  routeJump: { jumpUrl: '/order/menu' },
  debug: { message: HARD_TEXT },
  getAppCache: { name: KEY },
  setStorage: { key: KEY, value: HARD_TEXT, type: 'text' },
  getStorage: { key: KEY, type: 'text' },
  setAppTmpStorage: { key: KEY, value: HARD_TEXT },
  getAppTmpStorage: { key: KEY },
  sharePanel: { title: TITLE, text: HARD_TEXT, url: 'https://share.example/kopi' },
  shareToItem: { type: SHARE_TYPE.photoApp, imageType: SHARE_IMAGE_TYPE.campaign },
  giftCardToPay: { orderNumber: KEY },
} as const satisfies { readonly [Name in MethodName]?: InputOf<Name> };
