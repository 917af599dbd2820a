import { hash } from 'node:crypto';

/** SHA-256 in lower-case hex, by the platform. */
export function nodeSha256(text: string): string {
  return hash('sha256', text);
}
