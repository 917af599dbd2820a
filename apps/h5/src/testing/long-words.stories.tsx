import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withMessages } from './in-frame.tsx';
import { showLongWords } from './long-words.ts';

/** A page that says two texts of the backend, one of them among its own words. */
function Texts() {
  return (
    <>
      <h1>Kopi susu</h1>
      <p>Untuk Kopi susu di Gerai Melati</p>
    </>
  );
}

const meta = {
  title: 'Testing/LongWords',
  component: Texts,
  loaders: [withMessages()],
} satisfies Meta<typeof Texts>;

export default meta;

export const Exchanged: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.innerHTML;
    const restore = showLongWords(
      {
        reads: [{ title: { id: 'Kopi susu', en: 'Milk coffee', zh: '牛奶咖啡' } }],
        store: 'Gerai Melati',
      },
      'id',
    );
    const [word = ''] = canvas.getByRole('heading').textContent.split(' ');
    await expect(word).toHaveLength(32);
    await expect(canvas.getByText(`Untuk ${word} di ${word}`)).toBeVisible();
    restore();
    await expect(canvasElement.innerHTML).toBe(before);
  },
};
