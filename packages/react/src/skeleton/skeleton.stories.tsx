import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading, Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Block: Story = { args: { shape: 'block', height: '9rem' } };

export const Circle: Story = { args: { shape: 'circle', width: '4rem', height: '4rem' } };

export const LoadingList: Story = {
  render: () => (
    <Loading label="Memuat voucher…">
      <Skeleton width="60%" />
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="9rem" />
    </Loading>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Memuat voucher…');
    await expect(status.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
};

/** A line of text has the height of its skeleton, so that nothing jumps. */
export const KeepsThePlace: Story = {
  render: () => (
    <>
      <div data-testid="shape">
        <Skeleton />
      </div>
      <div data-testid="text">Rp25.000</div>
    </>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('shape')).toBe(height('text'));
  },
};
