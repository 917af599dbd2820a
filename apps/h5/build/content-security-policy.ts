import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What the built app may load and run: its own files, and requests to its own origin. */
const POLICY = [
  "default-src 'none'",
  // WebAssembly reads QR codes where the browser cannot.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // Keeps the app for when there is no network.
  "worker-src 'self'",
  // The music is made in the page.
  'media-src blob:',
  `connect-src 'self'${pixelOrigin()}`,
  "base-uri 'none'",
  "form-action 'none'",
];

/**
 * Writes the policy into the built page, first in its head, so that it holds wherever the files are
 * served. It allows the scripts and styles in the page by their hashes, so it comes after the plugins that write them.
 * The development server has no policy: its client needs inline scripts.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const policy = POLICY.map((directive) => directive + hashesFor(directive, html)).join('; ');
      page.source = html.replace(
        '<head>',
        (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      );
    },
  };
}

/** The hashes of what is in the page and falls under a directive. */
function hashesFor(directive: string, html: string): string {
  const [, tag] = /^(script|style)-src /.exec(directive) ?? [];
  if (tag === undefined) return '';
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
    .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('');
}

/** The pixel, if one is configured: the only other origin that the app may call. */
function pixelOrigin(): string {
  const address = process.env['VITE_PIXEL_ADDRESS'] ?? '';
  return address === '' ? '' : ` ${new URL(address).origin}`;
}
