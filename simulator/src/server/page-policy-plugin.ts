import type { Plugin } from 'vite';

/** What the simulator's own page may load and run. The app in its frame has a policy of its own. */
const POLICY = [
  "default-src 'none'",
  // WebAssembly reads QR codes.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes a policy into the built page, whatever headers its server sends. Hot reload needs inline scripts. */
export function pagePolicy(): Plugin {
  return {
    name: 'page-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
