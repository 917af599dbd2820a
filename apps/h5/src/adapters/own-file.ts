import { ownFileType } from '@cangkir/core';

/** Reads a file of ours. Null if it cannot be had, or is of another type than its address says. Never rejects. */
export async function readOwnFile(address: string): Promise<Blob | null> {
  const expected = ownFileType(address);
  if (expected === null) return null;
  try {
    const response = await fetch(address);
    const [type] = (response.headers.get('content-type') ?? '').split(';');
    return response.ok && type === expected ? await response.blob() : null;
  } catch {
    return null;
  }
}
