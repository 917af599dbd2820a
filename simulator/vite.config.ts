import { drawings } from '@cangkir/react/drawings';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { builtApp } from './src/server/built-app-plugin.ts';
import { localNetwork } from './src/server/local-network-plugin.ts';
import { ownOrigin } from './src/server/own-origin-plugin.ts';

/** This machine alone: the simulator lets anybody in who can reach it. */
const LOOPBACK = 'localhost';

export default defineConfig({
  plugins: [
    ownOrigin(),
    react(),
    drawings(),
    msw({ mode: 'worker-only' }),
    builtApp(),
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
