import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Every text and its possible backgrounds. axe measures each pair, in both themes. */
const TEXTS = {
  ink: ['paper', 'surface', 'sunken', 'brand-soft', 'amber-soft', 'danger-soft'],
  'ink-soft': ['paper', 'surface', 'sunken'],
  espresso: ['paper', 'surface', 'sunken'],
  'brand-ink': ['paper', 'surface', 'brand-soft'],
  'amber-ink': ['paper', 'surface', 'amber-soft'],
  'danger-ink': ['paper', 'surface', 'danger-soft'],
  'on-brand': ['brand', 'brand-strong'],
  'on-amber': ['amber'],
  'on-danger': ['danger', 'danger-strong'],
  'on-hero': ['hero'],
  'on-inverse': ['inverse'],
  'on-oat': ['oat'],
  'on-oat-action': ['oat-action'],
  'oat-action': ['paper', 'surface', 'oat-soft'],
} as const;

/** Borders and marks, and the backgrounds that they must stand out from (3:1, WCAG 1.4.11). */
const LINES = {
  'line-strong': ['paper', 'surface'],
  focus: ['paper', 'surface'],
  brand: ['paper', 'surface', 'brand-soft'],
  'danger-ink': ['surface'],
} as const;

const pairsOf = (chart: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(chart).flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })));

function Palette({ chart }: { readonly chart: Readonly<Record<string, readonly string[]>> }) {
  return (
    <ul>
      {pairsOf(chart).map(({ front, ground }) => (
        <li
          key={`${front} ${ground}`}
          style={{
            padding: 'var(--space-2)',
            color: `var(--color-${front})`,
            background: `var(--color-${ground})`,
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

export const Texts: Story = {
  args: { chart: TEXTS },
  play: async ({ canvas }) => {
    for (const pair of canvas.getAllByRole('listitem')) {
      await expect(contrastOf(pair), pair.textContent).toBeGreaterThanOrEqual(4.5);
    }
  },
};

export const Lines: Story = {
  args: { chart: LINES },
  // A line needs less contrast than the text that shows it here.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    for (const pair of canvas.getAllByRole('listitem')) {
      await expect(contrastOf(pair), pair.textContent).toBeGreaterThanOrEqual(3);
    }
  },
};

/** Contrast ratio of an element's colour on its background, 1 to 21 (WCAG 2.2). */
function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) =>
    linear(Number(channel) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
