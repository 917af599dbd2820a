import { defineConfig } from 'vite';

/**
 * Compiles the backend by HTTP for `npm run backend`. Node can run the sources, but its stripping of types keeps 60 MB
 * of memory.
 */
export default defineConfig({
  build: {
    ssr: true,
    // As deep in the repository as the sources of the server, which find its other folders by their own.
    outDir: '../.cache/backend/program',
    // Another process may start from it.
    emptyOutDir: false,
    rolldownOptions: {
      input: ['src/server/backend/cli.ts', 'src/server/backend/memory-command.ts'].map(
        (file) => `${import.meta.dirname}/${file}`,
      ),
      output: { chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true },
});
