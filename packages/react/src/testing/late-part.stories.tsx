import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useEffect } from 'react';

/** A part that arrives while its story is taken down, which happens when the next one begins, fails neither of them. */
const meta: Meta = { title: 'Testing/LatePart' };
export default meta;

export const Waiting: StoryObj = {
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
