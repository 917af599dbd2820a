import type { GiftPictureName } from '@cangkir/core/gift-exchange';
import { GiftPicture } from '@cangkir/react';
import type { ComponentType } from 'react';
import CoasterPicture from './coaster.svg?react';
import EnamelMugPicture from './enamel-mug.svg?react';
import MokaPotPicture from './moka-pot.svg?react';
import RecipeBookPicture from './recipe-book.svg?react';
import ToteBagPicture from './tote-bag.svg?react';

/** The drawing of a gift. */
export function GiftDrawing({ picture }: { readonly picture: GiftPictureName }) {
  const Picture = PICTURES[picture];
  return <Picture />;
}

const PICTURES: Readonly<Record<GiftPictureName, ComponentType>> = {
  toteBag: ToteBagPicture,
  enamelMug: EnamelMugPicture,
  mokaPot: MokaPotPicture,
  coaster: CoasterPicture,
  recipeBook: RecipeBookPicture,
  gift: GiftPicture,
};
