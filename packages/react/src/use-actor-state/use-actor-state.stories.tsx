import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromTransition } from 'xstate';
import { useActorState } from './use-actor-state.ts';

/** Started outside React, as every actor of ours is. */
const till = createActor(
  fromTransition((state, _sale: { readonly type: 'sell' }) => ({ cups: state.cups + 1 }), {
    cups: 0,
  }),
).start();

/** Its view-model is a new object at every render. */
function Sales({ open }: { readonly open: boolean }) {
  const sales = useActorState(open ? till : null, ({ context }) => ({ sold: context.cups }));
  return <output>{sales === null ? 'Tutup' : sales.sold}</output>;
}

const meta = { component: Sales, args: { open: true } } satisfies Meta<typeof Sales>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheActor: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('status');
    const before = till.getSnapshot().context.cups;
    await expect(shown).toHaveTextContent(String(before));
    till.send({ type: 'sell' });
    till.send({ type: 'sell' });
    await waitFor(() => expect(shown).toHaveTextContent(String(before + 2)));
  },
};

export const WithoutAnActor: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    till.send({ type: 'sell' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Tutup');
  },
};
