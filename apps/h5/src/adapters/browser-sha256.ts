/**
 * The platform's SHA-256. `crypto.subtle` is missing on the insecure origins of a local network, where real
 * phones are tested: another one loads there.
 */
export async function browserSha256(text: string): Promise<string> {
  if (!('subtle' in crypto)) {
    const { sha256Hex } = await import('@cangkir/core/sha256');
    return sha256Hex(text);
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
