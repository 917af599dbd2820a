/**
 * The platform's SHA-256, as lower-case hex.
 *
 * @throws TypeError on an insecure origin, which has none.
 */
export async function platformSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
