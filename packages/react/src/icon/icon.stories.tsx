import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './icon.tsx';
import { ICONS, type IconName } from './icons.ts';

/** Narrows the keys of the list, which TypeScript knows as strings alone. */
function isIconName(name: string): name is IconName {
  return name in ICONS;
}

const NAMES = Object.keys(ICONS).filter(isIconName);

/** All icons of the kit, in the colour of the text. */
function IconSet() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
      {NAMES.map((name) => (
        <Icon key={name} name={name} size={2} />
      ))}
    </div>
  );
}

const meta = { component: IconSet } satisfies Meta<typeof IconSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')];
    await expect(icons).toHaveLength(NAMES.length);
    await expect(icons.every((icon) => icon.ariaHidden === 'true')).toBe(true);
    // An icon whose lines are not in the page has no size.
    const lines = [...canvasElement.querySelectorAll('use')].map((use) => use.getBBox());
    await expect(lines.every(({ width, height }) => width + height > 0)).toBe(true);
  },
};
