import { type ReactNode, useState } from 'react';

/** What a check of every story finds, for a story of the check. A tap removes it, for that story is checked itself. */
export function UntilChecked({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Selesai
      </button>
      {isShown ? children : null}
    </>
  );
}
