import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from './icons.tsx';

/** The whole set, in the colour of the text. */
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

/** An icon says nothing by itself: its button has a name. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings.length).toBe(Object.keys(icons).length);
    await expect(drawings.every((drawing) => drawing.ariaHidden === 'true')).toBe(true);
  },
};
