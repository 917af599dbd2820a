import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { findCutTexts } from './cut-texts.ts';
import { UntilChecked } from './until-checked.tsx';

function CutTexts() {
  return (
    <UntilChecked>
      <p style={{ width: '4rem' }}>Pembayaranmu</p>
      <p style={{ width: '4rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>Kopi susu</p>
      <p style={{ height: '1rem', overflow: 'hidden' }}>Gula aren</p>
      <p style={{ marginInlineStart: '-2rem' }}>Es Americano</p>
      <p style={{ width: '4rem', overflow: 'auto', whiteSpace: 'nowrap' }}>Teh tarik panas</p>
      <p style={{ width: '4rem' }}>Cokelat panas</p>
      <p style={{ width: '2rem' }}>202526</p>
      <input aria-label="Nomor" defaultValue="0812 3456 7890" style={{ width: '4rem' }} />
    </UntilChecked>
  );
}

const meta = { component: CutTexts } satisfies Meta<typeof CutTexts>;

export default meta;

export const Found: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(findCutTexts()).toEqual([
      'Pembayaranmu',
      'Kopi susu',
      'Gula aren',
      'Es Americano',
      '202526',
      '0812 3456 7890',
    ]);
    await userEvent.click(canvas.getByRole('button'));
  },
};
