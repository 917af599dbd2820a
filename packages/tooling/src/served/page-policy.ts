import { createHash } from 'node:crypto';
import type { Environment } from '@cangkir/core/environment';

/** The policy of a page, as its HTML has it. */
const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** What the app may load and run: its own files, and requests to its own origin and those of its environment. */
function directives({ apiOrigin, pixelAddress }: Environment): readonly string[] {
  const others = [apiOrigin, pixelAddress].filter((address) => address !== null);
  const origins = new Set(others.map((address) => ` ${new URL(address).origin}`));
  return [
    "default-src 'none'",
    // WebAssembly reads QR codes where the browser cannot.
    "script-src 'self' 'wasm-unsafe-eval'",
    // All styles come with the page.
    'style-src',
    "img-src 'self' data: blob:",
    // Keeps the app for when there is no network.
    "worker-src 'self'",
    // The music is made in the page.
    'media-src blob:',
    `connect-src 'self'${[...origins].join('')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/** The policy that a page has to have in an environment: it allows the scripts and styles in the page by their hashes. */
export function policyFor(html: string, environment: Environment): string {
  return directives(environment)
    .map((directive) => directive + hashesFor(directive, html))
    .join('; ');
}

/** The policy that a page has. Null if it has none, or not first in its head. */
export function policyOf(html: string): string | null {
  const policy = POLICY.exec(html);
  return policy !== null && html.slice(0, policy.index).trimEnd().endsWith('<head>')
    ? (policy[1] ?? null)
    : null;
}

/** Writes the policy first into the page's head, so that it holds wherever the page is served. */
export function withPolicy(html: string, environment: Environment): string {
  const bare = html.replace(POLICY, '');
  const policy = policyFor(bare, environment);
  return bare.replace(
    '<head>',
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The hashes of what is in the page and falls under a directive. */
function hashesFor(directive: string, html: string): string {
  const [, tag] = /^(script|style)-src\b/.exec(directive) ?? [];
  if (tag === undefined) return '';
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
    .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('');
}
