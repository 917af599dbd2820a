import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from './icon.tsx';

/** All icons of the kit, in the colour of the text. */
function IconSet() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} size={2} />
      ))}
    </div>
  );
}

const meta = { component: IconSet } satisfies Meta<typeof IconSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(Object.keys(icons).length);
    await expect(drawings.every((drawing) => drawing.ariaHidden === 'true')).toBe(true);
  },
};
