import { DAY_MS } from '@cangkir/core/durations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { holdTime, passTime } from '../testing/story-time.ts';
import { Countdown, type CountdownProps } from './countdown.tsx';

const NOON = Date.UTC(2026, 8, 4, 5);

const meta = {
  component: Countdown,
  args: { until: NOON + 60_000, now: () => NOON, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMinute: Story = {
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('1:00');
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const InSentence: Story = {
  args: { children: (time) => `Kirim ulang dalam ${time}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kirim ulang dalam 1:00')).toBeVisible();
  },
};

export const Days: Story = {
  args: {
    until: NOON + 3 * DAY_MS - 1000,
    days: (count) => `${count} hari lagi`,
    children: (time) => `Dibuka dalam ${time}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('3 hari lagi');
  },
};

export const LastDay: Story = {
  args: { ...Days.args, until: NOON + DAY_MS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Dibuka dalam 24:00:00');
  },
};

export const Chinese: Story = { args: { children: (time) => `${time} 后可重新发送` } };

export const Over: Story = {
  args: { until: NOON - 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** The button moves the story's clock; the next second shows the new time. */
function OnMovedClock({ until, onEnd }: CountdownProps) {
  const [clock] = useState(() => ({ time: NOON }));
  const [now] = useState(() => () => clock.time);
  return (
    <>
      <Countdown until={until} now={now} onEnd={onEnd} />
      <Countdown until={until + 60_000} now={now} />
      <Button
        onClick={() => {
          clock.time += 30_000;
        }}
      >
        + 0:30
      </Button>
    </>
  );
}

export const Ticking: Story = {
  beforeEach: holdTime,
  render: (args) => <OnMovedClock {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const shown = () => canvas.getAllByRole('timer').map((timer) => timer.textContent);
    const moveOn = async () => {
      await userEvent.click(canvas.getByRole('button'));
      await passTime(1000);
    };
    await moveOn();
    await waitFor(() => expect(shown()).toEqual(['0:30', '1:30']));
    await moveOn();
    await waitFor(() => expect(shown()).toEqual(['0:00', '1:00']));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await moveOn();
    await waitFor(() => expect(shown()).toEqual(['0:00', '0:30']));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
