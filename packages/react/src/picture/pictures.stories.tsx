import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmericanoPicture } from './americano-picture.tsx';
import { CoasterPicture } from './coaster-picture.tsx';
import { CoffeeBagPicture } from './coffee-bag-picture.tsx';
import { CroissantPicture } from './croissant-picture.tsx';
import { CutLinePicture } from './cut-line-picture.tsx';
import { EmptyCupPicture } from './empty-cup-picture.tsx';
import { EnamelMugPicture } from './enamel-mug-picture.tsx';
import { FullCupPicture } from './full-cup-picture.tsx';
import { GiftPicture } from './gift-picture.tsx';
import { HotCappuccinoPicture } from './hot-cappuccino-picture.tsx';
import { HotCoffeePicture } from './hot-coffee-picture.tsx';
import { IcedLattePicture } from './iced-latte-picture.tsx';
import { LuckyWheelPicture } from './lucky-wheel-picture.tsx';
import { MemberCardPicture } from './member-card-picture.tsx';
import { MokaPotPicture } from './moka-pot-picture.tsx';
import { PackCupsPicture } from './pack-cups-picture.tsx';
import { PalmSugarLattePicture } from './palm-sugar-latte-picture.tsx';
import { RecipeBookPicture } from './recipe-book-picture.tsx';
import { SeedlingPicture } from './seedling-picture.tsx';
import { SpilledCupPicture } from './spilled-cup-picture.tsx';
import { StampedTicketPicture } from './stamped-ticket-picture.tsx';
import { ToteBagPicture } from './tote-bag-picture.tsx';
import { WaitingPicture } from './waiting-picture.tsx';

const PICTURES = [
  EmptyCupPicture,
  FullCupPicture,
  HotCoffeePicture,
  SpilledCupPicture,
  SeedlingPicture,
  WaitingPicture,
  CutLinePicture,
  StampedTicketPicture,
  IcedLattePicture,
  PalmSugarLattePicture,
  LuckyWheelPicture,
  MemberCardPicture,
  HotCappuccinoPicture,
  AmericanoPicture,
  PackCupsPicture,
  CoffeeBagPicture,
  CroissantPicture,
  GiftPicture,
  ToteBagPicture,
  EnamelMugPicture,
  MokaPotPicture,
  CoasterPicture,
  RecipeBookPicture,
];

/** All pictures side by side, to compare their style. */
function Gallery() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-4)' }}>
      {PICTURES.map((Picture) => (
        <Picture key={Picture.name} />
      ))}
    </div>
  );
}

const meta = { component: Gallery } satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(PICTURES.length);
    for (const drawing of drawings) await expect(drawing.outerHTML.length).toBeLessThan(12_000);
  },
};
