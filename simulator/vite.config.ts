import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { frameApp } from './src/server/frame-app.ts';

/** This machine alone: the simulator lets anybody in who can reach it. */
const LOOPBACK = 'localhost';

export default defineConfig({
  plugins: [react(), msw({ mode: 'worker-only' }), frameApp()],
  server: { host: LOOPBACK, port: 5173, strictPort: true },
  preview: { host: LOOPBACK, port: 4173, strictPort: true },
});
