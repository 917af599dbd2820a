import { fail, type Result, type SharingFailure, succeed } from '@cangkir/core';
import { useToast } from '@cangkir/react';
import { useDevice } from '../product-context.tsx';

/** What the person reads after a copy. */
interface CopyMessages {
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text, and says whether that worked. Fails as unavailable where the browser refuses. */
export function useCopy(): (
  text: string,
  messages: CopyMessages,
) => Promise<Result<void, SharingFailure>> {
  const { clipboard } = useDevice();
  const showToast = useToast();
  return async (text, { copied, failed }) => {
    const isCopied = await clipboard.copy(text);
    showToast(isCopied ? { message: copied, tone: 'success' } : { message: failed, tone: 'fail' });
    return isCopied ? succeed(undefined) : fail({ kind: 'unavailable' });
  };
}
