import { fail, type Result, type Sharing, type SharingFailure, succeed } from '@cangkir/core';

/** The browser's share sheet. */
export const browserSharing: Sharing = { share };

/** Shares a file by the browser's share sheet, where it takes files. */
export async function shareFile(file: File): Promise<Result<void, SharingFailure>> {
  const content = { files: [file] };
  const takesFiles = 'canShare' in navigator && navigator.canShare(content);
  return takesFiles ? share(content) : fail({ kind: 'unavailable' });
}

async function share(content: ShareData): Promise<Result<void, SharingFailure>> {
  if (!('share' in navigator)) return fail({ kind: 'unavailable' });
  try {
    await navigator.share(content);
    return succeed(undefined);
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return fail({ kind: isClosed ? 'declined' : 'unavailable' });
  }
}
