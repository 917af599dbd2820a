import { drawings } from '@cangkir/react/drawings';
import { ownOrigin } from '@cangkir/tooling/own-origin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { framedApp } from './src/server/framed-app-plugin.ts';
import { localNetwork } from './src/server/local-network-plugin.ts';
import { pagePolicy } from './src/server/page-policy-plugin.ts';

/** This machine alone: the simulator lets anybody in who can reach it. */
const LOOPBACK = 'localhost';

export default defineConfig({
  // The built simulator runs under any path.
  base: './',
  // A missing file is missing: with a page in its place a part of the app would be no script.
  appType: 'mpa',
  plugins: [
    ownOrigin(),
    react(),
    drawings(),
    msw({ mode: 'worker-only' }),
    pagePolicy(),
    framedApp(),
    localNetwork(),
  ],
  server: { host: LOOPBACK, port: 5173, strictPort: true },
  build: {
    // One page for developers, from their own machine: one file opens sooner than forty small ones that share it.
    rolldownOptions: { output: { codeSplitting: false } },
    chunkSizeWarningLimit: 3000,
  },
  preview: { host: LOOPBACK, port: 4173, strictPort: true },
});
