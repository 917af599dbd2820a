import { defineConfig } from 'vite';

/** Compiles `npm run deploy` to one file, for the image that lays releases out. */
export default defineConfig({
  build: {
    ssr: 'src/deploy.ts',
    outDir: '../../.cache/deploy',
    emptyOutDir: true,
  },
  ssr: { noExternal: true },
});
