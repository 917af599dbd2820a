import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColorPair, LINES, TEXTS } from './palette.ts';

/** Each color on its backgrounds. palette.test.ts measures their contrast, in both themes. */
function Palette({ pairs, isLine }: { pairs: readonly ColorPair[]; isLine: boolean }) {
  return (
    <ul>
      {pairs.map(({ front, ground }) => (
        <li
          key={`${front} ${ground}`}
          style={{
            margin: 'var(--space-1)',
            padding: 'var(--space-2)',
            background: `var(--color-${ground})`,
            ...(isLine
              ? { border: `2px solid var(--color-${front})` }
              : { color: `var(--color-${front})` }),
          }}
        >
          {front} / {ground}
        </li>
      ))}
    </ul>
  );
}

const meta = { component: Palette } satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Texts: Story = { args: { pairs: TEXTS, isLine: false } };

export const Lines: Story = { args: { pairs: LINES, isLine: true } };
