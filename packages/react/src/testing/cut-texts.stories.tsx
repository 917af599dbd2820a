import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { findCutTexts } from './cut-texts.ts';

/** What the check of every story finds. The story removes it in the end, for it is checked itself. */
function CutTexts() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Selesai
      </button>
      {isShown ? (
        <>
          <p style={{ width: '4rem' }}>Pembayaranmu</p>
          <p style={{ width: '4rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>Kopi susu</p>
          <p style={{ height: '1rem', overflow: 'hidden' }}>Gula aren</p>
          <p style={{ marginInlineStart: '-2rem' }}>Es Americano</p>
          <p style={{ width: '4rem', overflow: 'auto', whiteSpace: 'nowrap' }}>Teh tarik panas</p>
          <p style={{ width: '4rem' }}>Cokelat panas</p>
          <p style={{ width: '2rem' }}>202526</p>
          <input aria-label="Nomor" defaultValue="0812 3456 7890" style={{ width: '4rem' }} />
        </>
      ) : null}
    </>
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
