import { ROUTES, withQuery } from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { privacyScreen } from './privacy.screen.tsx';
import { servicesScreen } from './services.screen.tsx';

const meta = {
  title: 'Legal',
  component: privacyScreen.Screen,
  loaders: [withMessages('legal')],
} satisfies Meta<typeof privacyScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

function opened(route: string) {
  return [inFrame(() => composeInMemory({ route }))];
}

export const Privacy: Story = { decorators: opened(ROUTES.privacy) };

/** The contents lead to a section, which a reader goes on with. */
export const Services: Story = {
  decorators: opened(ROUTES.services),
  render: () => <servicesScreen.Screen />,
  play: async ({ canvas }) => {
    const title = /^(Poin|Points|积分)$/;
    await userEvent.click(canvas.getByRole('button', { name: title }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
  },
};

/** A link to a section opens the document there. */
export const Section: Story = {
  decorators: opened(withQuery(ROUTES.privacy, { section: 'rights' })),
  play: async ({ canvas }) => {
    const rights = await canvas.findByRole('heading', {
      name: /^(Hak-hakmu|Your rights|你的权利)$/,
    });
    await waitFor(() => expect(rights).toHaveFocus());
  },
};

export const UnknownSection: Story = {
  decorators: opened(withQuery(ROUTES.services, { section: 'gossip' })),
  render: () => <servicesScreen.Screen />,
};
