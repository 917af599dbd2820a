import { platformSha256 } from './platform-sha256.ts';

/**
 * The platform's SHA-256. `crypto.subtle` is missing on the insecure origins of a local network, where real
 * phones are tested: another one loads there.
 */
export async function browserSha256(text: string): Promise<string> {
  if ('subtle' in crypto) return platformSha256(text);
  const { sha256Hex } = await import('@cangkir/core/sha256');
  return sha256Hex(text);
}
