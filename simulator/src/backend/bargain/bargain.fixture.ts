import type { LocalizedText } from '@cangkir/core';
import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import { PRODUCTS } from '../products.fixture.ts';
import { freeVoucher } from '../vouchers/free-voucher.fixture.ts';
import type {
  BackendAssistance,
  BackendBargainActivity,
  BackendBargainPrize,
  BackendCut,
} from './bargain.state.ts';

const LATTE = prize('latte', PRODUCTS.icedLatte, 40_000);
const CAKE = prize('cake', PRODUCTS.pandanCake, 60_000);
const BLACK_CUP = prize('black-cup', PRODUCTS.blackCoffee, 18_000);

/** The bargains of the everyday fixture. Each reaches its price after eight cuts, except the free cup. */
export function everydayBargains(now: number): readonly BackendBargainActivity[] {
  const running = {
    kind: 'priceCut',
    startsAt: now - 7 * DAY_MS,
    endsAt: now + 21 * DAY_MS,
    prizes: [LATTE],
    ownCuts: 4,
    cutsToPrice: 8,
  } as const;
  return [
    {
      ...running,
      prizes: [LATTE],
      activityCode: 'nego-kopi',
      name: { id: 'Nego Kopi', en: 'Coffee Bargain', zh: '咖啡砍价' },
    },
    {
      ...running,
      activityCode: 'nego-pilih',
      prizes: [LATTE, CAKE],
      name: { id: 'Nego Pilihanmu', en: 'Bargain of Your Choice', zh: '任选砍价' },
    },
    {
      ...running,
      activityCode: 'gelas-hitam',
      kind: 'freeCup',
      prizes: [BLACK_CUP],
      ownCuts: 2,
      cutsToPrice: 2,
      name: { id: 'Gelas Hitam', en: 'The Black Cup', zh: '黑咖杯' },
    },
    {
      ...running,
      prizes: [LATTE],
      activityCode: 'nego-besok',
      startsAt: now + DAY_MS,
      name: { id: 'Nego Besok', en: 'Tomorrow’s Bargain', zh: '明日砍价' },
    },
    {
      ...running,
      prizes: [LATTE],
      activityCode: 'nego-usai',
      endsAt: now - DAY_MS,
      name: { id: 'Nego yang Usai', en: 'A Bargain of the Past', zh: '已结束的砍价' },
    },
  ];
}

/**
 * The everyday bargains: a new customer whose friend has helped once (under the code `lanjut-sg`), and members whose
 * price is one cut away, and reached.
 */
export function everydayAssistances(now: number): readonly BackendAssistance[] {
  const own = (userId: string) => (id: string, cutProgress: number) => ({
    id,
    userId,
    cutProgress,
    cutAt: now - HOUR_MS,
    helperCode: null,
  });
  const newcomers = own('newcomer');
  const filipino = own('memberPh');
  const helped: BackendCut = {
    id: 'cut-sg',
    userId: 'memberSg',
    cutProgress: 4000,
    cutAt: now - HOUR_MS,
    helperCode: 'lanjut-sg',
  };
  const latte = { activityCode: 'nego-kopi', prizeId: 'latte', ownCutsLeft: 0 };
  return [
    {
      ...latte,
      assistanceCode: 'bantu-newcomer',
      userId: 'newcomer',
      cuts: [
        newcomers('cut-1', 5000),
        newcomers('cut-2', 5000),
        newcomers('cut-3', 4000),
        newcomers('cut-4', 6000),
        helped,
      ],
    },
    {
      ...latte,
      assistanceCode: 'bantu-ph',
      userId: 'memberPh',
      cuts: Array.from({ length: 7 }, (_, index) => filipino(`cut-ph-${index}`, 5000)),
    },
    {
      ...latte,
      activityCode: 'nego-pilih',
      assistanceCode: 'sampai-ph',
      userId: 'memberPh',
      cuts: [filipino('cut-ph-all', 40_000)],
    },
  ];
}

/** A product that is free once its price is cut to nothing. */
function prize(id: string, name: LocalizedText, price: number): BackendBargainPrize {
  return { id, name, price, voucher: freeVoucher(name, price) };
}
