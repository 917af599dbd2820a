import { fail, type Result, type Sharing, type SharingFailure, succeed } from '@cangkir/core';

/** The browser's share sheet. */
export const browserSharing: Sharing = { share };

/** Shares a file by the browser's share sheet, where it takes files. */
export async function shareFile(file: File): Promise<Result<void, SharingFailure>> {
  return canShareFile(file) ? share({ files: [file] }) : fail({ kind: 'unavailable' });
}

/** Whether the browser's share sheet takes a file. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
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
