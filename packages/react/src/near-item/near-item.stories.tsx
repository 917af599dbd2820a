import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NearItem } from './near-item.tsx';

const meta = {
  component: NearItem,
  args: { text: 'Item', startsNear: true, children: 'Item' },
} satisfies Meta<typeof NearItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const PLACES = Array.from({ length: 200 }, (_, index) => `Kopi ${index}`);

/** Items of 100 px, of which those near the screen have a button. */
export const LongList: Story = {
  render: () => (
    <ul>
      {PLACES.map((name, index) => (
        <NearItem key={name} text={name} startsNear={index < 4}>
          <button type="button" style={{ blockSize: '100px' }}>
            {name}
          </button>
        </NearItem>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { scrollingElement } = canvasElement.ownerDocument;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(PLACES.length);
    await expect(canvas.getByText('Kopi 199')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Kopi 199' })).toBeNull();

    canvas.getByText('Kopi 199').scrollIntoView();
    await expect(await canvas.findByRole('button', { name: 'Kopi 199' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Kopi 0' })).toBeNull());

    // The way back finds everything where it was, and the keyboard leads on.
    scrollingElement?.scrollTo(0, 0);
    const first = await canvas.findByRole('button', { name: 'Kopi 0' });
    first.focus();
    for (let count = 0; count < 30; count += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kopi 30' })).toHaveFocus();
    for (let count = 0; count < 30; count += 1) await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Kopi 0' })).toHaveFocus();
  },
};
