import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Controlled } from '../testing/controlled.tsx';
import { DateStrip } from './date-strip.tsx';

const WEEKDAYS = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'];

/** Two weeks from Monday, 14 September 2026; something happens every third day. */
const DAYS = Array.from({ length: 14 }, (_, index) => {
  const day = `${14 + index}`;
  const weekday = WEEKDAYS[index % 7] ?? '';
  const isMarked = index % 3 === 0;
  const name = `${weekday}, ${day} September${isMarked ? ', ada acara' : ''}`;
  return { date: `2026-09-${day}`, weekday, day, name, isMarked };
});

const meta = {
  component: DateStrip,
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <DateStrip {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  args: { label: 'Tanggal', days: DAYS, value: '2026-09-14', onChange: fn() },
} satisfies Meta<typeof DateStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWeeks: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Tanggal' })).toBeVisible();
    const day = canvas.getByRole('radio', { name: 'Sel, 15 September' });
    await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-15');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-17');
    await expect(canvas.getByRole('radio', { name: 'Kam, 17 September, ada acara' })).toHaveFocus();
  },
};

export const ChosenIsFarAway: Story = {
  args: { value: '2026-09-26' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { checked: true });
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};

export const Chinese: Story = {
  args: {
    label: '日期',
    days: DAYS.map((day, index) => ({
      ...day,
      weekday: index === 0 ? '今天' : '周二',
      name: `9月${day.day}日`,
    })),
  },
};
