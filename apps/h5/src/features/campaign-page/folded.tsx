import { Disclosure } from '@cangkir/react';
import { type ReactNode, useState } from 'react';

interface FoldedProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A text that is folded at first. */
export function Folded({ title, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={title} open={open} onToggle={setOpen}>
      {children}
    </Disclosure>
  );
}
