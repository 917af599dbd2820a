import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';

/** A part that arrives late fails no story, whenever it does. */
const meta: Meta = { title: 'Testing/LatePart' };
export default meta;

/** Opened by a tap, as the QR of a voucher. */
export const Opened: StoryObj = {
  render: () => <Opening />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('Here')).toBeVisible();
  },
};

/** It arrives while the story is taken down, which happens when the next one begins. */
export const TakenDown: StoryObj = {
  render: () => {
    let arrive = () => {};
    const part = new Promise<string>((resolve) => {
      arrive = () => resolve('Here');
    });
    return (
      <Suspense fallback={<AtTheEnd act={() => arrive()} />}>
        <Late part={part} />
      </Suspense>
    );
  },
};

export const Next: StoryObj = { render: () => <p>Next</p> };

function Opening() {
  const [part, setPart] = useState<Promise<string>>();
  if (part === undefined) {
    return (
      <button type="button" onClick={() => setPart(afterMicrotasks(30).then(() => 'Here'))}>
        Open
      </button>
    );
  }
  return (
    <Suspense fallback="Waiting …">
      <Late part={part} />
    </Suspense>
  );
}

function Late({ part }: { readonly part: Promise<string> }) {
  return use(part);
}

/** Acts shortly after it is taken down, when Storybook waits for React. */
function AtTheEnd({ act }: { readonly act: () => void }) {
  useEffect(() => () => void afterMicrotasks(10).then(act), [act]);
  return 'Waiting …';
}

async function afterMicrotasks(count: number): Promise<void> {
  for (let past = 0; past < count; past++) await undefined;
}
