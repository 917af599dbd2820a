import { GiftPicture, HotCoffeePicture, IcedLattePicture } from '@cangkir/react';
import PandanCakePicture from './pandan-cake.svg?react';

/** What is bargained for, drawn. A prize that has no picture of its own is a gift. */
export function PrizePicture({ id }: { readonly id: string }) {
  const Picture = PICTURES.get(id) ?? GiftPicture;
  return <Picture />;
}

const PICTURES = new Map([
  ['latte', IcedLattePicture],
  ['cake', PandanCakePicture],
  ['black-cup', HotCoffeePicture],
]);
