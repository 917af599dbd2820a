import type { GiftPictureName } from '@cangkir/core/gift-exchange';
import {
  CoasterPicture,
  EnamelMugPicture,
  GiftPicture,
  MokaPotPicture,
  RecipeBookPicture,
  ToteBagPicture,
} from '@cangkir/react';
import type { ComponentType } from 'react';

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
