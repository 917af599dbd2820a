import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ROLL_DURATION_MS } from './roll.ts';
import { RollingNumber, type RollingNumberProps } from './rolling-number.tsx';

function Cut({ value: initial, format }: RollingNumberProps) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start' }}>
      <RollingNumber value={value} format={format} />
      <Button onClick={() => setValue(initial - 12_500)}>Potong harga</Button>
    </div>
  );
}

const rupiah = (value: number) => `Rp${value.toLocaleString('id-ID')}`;

const meta = {
  component: RollingNumber,
  render: (args) => <Cut {...args} />,
  args: { value: 45_000, format: rupiah },
} satisfies Meta<typeof RollingNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

function numberIn(canvasElement: HTMLElement) {
  const [rolling, final] = canvasElement.querySelectorAll('span > span');
  if (!rolling || !final) throw new Error('Expected the rolling number and the final one.');
  return { rolling, final };
}

export const CountsDown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { rolling, final } = numberIn(canvasElement);
    await expect(rolling).toHaveTextContent('Rp45.000');
    const start = performance.now();
    const now = spyOn(performance, 'now').mockReturnValue(start);
    await userEvent.click(canvas.getByRole('button'));
    await expect(final).toHaveTextContent('Rp32.500');
    now.mockReturnValue(start + ROLL_DURATION_MS / 2);
    await waitFor(() => expect(rolling).toHaveTextContent('Rp34.063'));
    now.mockRestore();
    await waitFor(() => expect(rolling).toHaveTextContent('Rp32.500'));
  },
};

export const ReducedMotion: Story = {
  beforeEach: () => {
    const matching = window.matchMedia('(min-width: 1px)');
    spyOn(window, 'matchMedia').mockReturnValue(matching);
    // On a clock that stands, what counts never arrives.
    spyOn(performance, 'now').mockReturnValue(0);
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(numberIn(canvasElement).rolling).toHaveTextContent('Rp32.500'));
  },
};

export const Large: Story = {
  render: ({ value, format }) => (
    <span style={{ fontFamily: 'var(--font-display)', fontSize: 'var(--text-3xl)' }}>
      <RollingNumber value={value} format={format} />
    </span>
  ),
};
