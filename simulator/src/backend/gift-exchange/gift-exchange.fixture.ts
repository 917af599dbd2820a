import { DAY_MS } from '@cangkir/core/durations';
import type { BackendGift, BackendGiftActivity } from './gift-exchange.state.ts';

const GIFTS: readonly BackendGift[] = [
  {
    id: 'tote-bag',
    name: { id: 'Tas Kanvas', en: 'Tote Bag', zh: '帆布袋' },
    picture: 'toteBag',
    points: 60,
    stock: 80,
    limit: 5,
    isBroken: false,
  },
  {
    id: 'enamel-mug',
    name: { id: 'Gelas Enamel', en: 'Enamel Mug', zh: '搪瓷杯' },
    picture: 'enamelMug',
    points: 100,
    stock: 40,
    limit: 2,
    isBroken: false,
  },
  {
    id: 'moka-pot',
    name: { id: 'Teko Moka', en: 'Moka Pot', zh: '摩卡壶' },
    picture: 'mokaPot',
    points: 500,
    stock: 10,
    limit: 1,
    isBroken: false,
  },
  {
    id: 'coaster',
    name: { id: 'Tatakan Rotan', en: 'Rattan Coaster', zh: '藤编杯垫' },
    picture: 'coaster',
    points: 20,
    stock: 0,
    limit: 4,
    isBroken: false,
  },
  {
    id: 'recipe-book',
    name: { id: 'Buku Resep', en: 'Recipe Book', zh: '咖啡食谱' },
    picture: 'recipeBook',
    points: 40,
    stock: 1000,
    limit: 1,
    isBroken: true,
  },
];

/** The gift exchanges of the everyday fixture, with one gift for each outcome. */
export function everydayGiftActivities(now: number): readonly BackendGiftActivity[] {
  return [
    {
      activityCode: 'tukar-poin',
      name: { id: 'Tukar Poin Seru', en: 'Points for Gifts', zh: '积分兑好礼' },
      startsAt: now - 7 * DAY_MS,
      endsAt: now + 21 * DAY_MS,
      gifts: structuredClone([...GIFTS]),
    },
    {
      activityCode: 'tukar-besok',
      name: { id: 'Tukar Poin Besok', en: 'Tomorrow’s Gifts', zh: '明日好礼' },
      startsAt: now + DAY_MS,
      endsAt: now + 21 * DAY_MS,
      gifts: structuredClone([...GIFTS]),
    },
    {
      activityCode: 'tukar-usai',
      name: { id: 'Tukar Poin yang Usai', en: 'Gifts of the Past', zh: '已结束的兑换' },
      startsAt: now - 21 * DAY_MS,
      endsAt: now - DAY_MS,
      gifts: structuredClone([...GIFTS]),
    },
  ];
}
