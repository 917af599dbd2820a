import { ownFileType } from '@cangkir/core';

/** How long a file may take, its last byte included, such as 400 KB on a slow network. Milliseconds. */
export const OWN_FILE_TIMEOUT_MS = 60_000;

/** Reads a file of ours. Null if it does not come in time, or is of another type than its address says. Never rejects. */
export async function readOwnFile(address: string): Promise<Blob | null> {
  const expected = ownFileType(address);
  if (expected === null) return null;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), OWN_FILE_TIMEOUT_MS);
  try {
    const response = await fetch(address, { signal: limit.signal });
    const [type] = (response.headers.get('content-type') ?? '').split(';');
    return response.ok && type === expected ? await response.blob() : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
