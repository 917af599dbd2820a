import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import AmericanoPicture from './americano.svg?react';
import CoffeeBagPicture from './coffee-bag.svg?react';
import CroissantPicture from './croissant.svg?react';
import CutLinePicture from './cut-line.svg?react';
import EmptyCupPicture from './empty-cup.svg?react';
import FullCupPicture from './full-cup.svg?react';
import GiftPicture from './gift.svg?react';
import HotCappuccinoPicture from './hot-cappuccino.svg?react';
import HotCoffeePicture from './hot-coffee.svg?react';
import IcedLattePicture from './iced-latte.svg?react';
import PackCupsPicture from './pack-cups.svg?react';
import PalmSugarLattePicture from './palm-sugar-latte.svg?react';
import SeedlingPicture from './seedling.svg?react';
import SpilledCupPicture from './spilled-cup.svg?react';
import StampedTicketPicture from './stamped-ticket.svg?react';
import WaitingPicture from './waiting.svg?react';

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
  HotCappuccinoPicture,
  AmericanoPicture,
  PackCupsPicture,
  CoffeeBagPicture,
  CroissantPicture,
  GiftPicture,
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
    // A picture whose shapes are not in the page has no size.
    const uses = [...canvasElement.querySelectorAll('use')];
    const sizes = uses.map((use) => use.getBBox());
    await expect(sizes.filter(({ width, height }) => width * height > 0)).toHaveLength(
      PICTURES.length,
    );
    for (const use of uses) {
      const shapes = document.querySelector(use.href.baseVal);
      await expect(shapes?.outerHTML.length).toBeLessThan(12_000);
    }
  },
};
