import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { darkTheme } from './dark-theme.ts';
import { findFaintTexts } from './faint-texts.ts';
import { UntilChecked } from './until-checked.tsx';

function FaintTexts() {
  return (
    <UntilChecked>
      <p style={{ color: 'gray', background: 'white' }}>Kopi susu</p>
      <p style={{ color: 'black' }}>Gula aren</p>
    </UntilChecked>
  );
}

const meta = { component: FaintTexts } satisfies Meta<typeof FaintTexts>;

export default meta;

export const Found: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const gray = expect.stringContaining('Kopi susu');
    await expect(await findFaintTexts()).toEqual([gray]);
    const restore = darkTheme();
    const dark = await findFaintTexts();
    restore();
    await expect(dark).toEqual([gray, expect.stringContaining('Gula aren')]);
    await userEvent.click(canvas.getByRole('button'));
  },
};
