import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { IconProps } from './icon.tsx';

/** Every icon of the kit, by its file: a new one is shown without being named here. */
const ICONS = Object.values(
  import.meta.glob<Readonly<Record<string, ComponentType<IconProps>>>>('./*-icon.tsx', {
    eager: true,
  }),
).flatMap(Object.entries<ComponentType<IconProps>>);

/** The whole set, in the colour of the text. */
function IconSet() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
      {ICONS.map(([name, Icon]) => (
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
    await expect(drawings.length).toBe(ICONS.length);
    await expect(drawings.every((drawing) => drawing.ariaHidden === 'true')).toBe(true);
  },
};
