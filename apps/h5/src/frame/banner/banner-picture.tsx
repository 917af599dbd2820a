import type { BannerPicture as Name } from '@cangkir/core/banners';
import {
  AmericanoPicture,
  CoffeeBagPicture,
  CroissantPicture,
  FullCupPicture,
  GiftPicture,
  HotCappuccinoPicture,
  IcedLattePicture,
  PackCupsPicture,
  PalmSugarLattePicture,
} from '@cangkir/react';
import type { ComponentType } from 'react';
import LuckyWheelPicture from './lucky-wheel.svg?react';
import MemberCardPicture from './member-card.svg?react';

const PICTURES: Readonly<Record<Name, ComponentType>> = {
  americano: AmericanoPicture,
  bag: CoffeeBagPicture,
  cappuccino: HotCappuccinoPicture,
  card: MemberCardPicture,
  croissant: CroissantPicture,
  cup: FullCupPicture,
  gift: GiftPicture,
  icedLatte: IcedLattePicture,
  pack: PackCupsPicture,
  palmSugarLatte: PalmSugarLattePicture,
  wheel: LuckyWheelPicture,
};

/** What a banner shows, drawn for it. */
export function BannerPicture({ name }: { readonly name: Name }) {
  const Picture = PICTURES[name];
  return <Picture />;
}
