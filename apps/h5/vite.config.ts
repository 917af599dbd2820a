import { drawings } from '@cangkir/react/drawings';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandHtml } from './build/brand-html.ts';
import { featureChunk, folderChunk, libraryChunk, sharedChunk } from './build/chunk-name.ts';
import { className } from './build/class-name.ts';
import { compileHint } from './build/compile-hint.ts';
import { contentSecurityPolicy } from './build/content-security-policy.ts';
import { firstView } from './build/first-view/first-view-plugin.ts';
import { APP_PACKAGES, licenceNotice } from './build/licence-notice.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker/service-worker-plugin.ts';
import { setSourceMapsAside } from './build/source-maps.ts';
import { TARGET } from './build/target.ts';
import { treatAsNative } from './build/treat-as-native.ts';

export default defineConfig(({ command }) => ({
  // The built app runs under any path; the simulator frames the development server under this one.
  base: command === 'serve' ? '/app/' : './',
  plugins: [
    react(),
    drawings(),
    brandHtml(),
    treatAsNative(),
    firstView(),
    // It knows the inline scripts that the first view writes.
    contentSecurityPolicy(),
    // It knows the page as it is served.
    serviceWorker(),
    licenceNotice(),
    compileHint(),
    setSourceMapsAside(),
    precompress(),
  ],
  css: { modules: { generateScopedName: className } },
  server: { host: '127.0.0.1', port: 5174, strictPort: true },
  build: {
    target: TARGET,
    license: { fileName: APP_PACKAGES },
    // Where `modulepreload` is unknown the page works the same, a round trip later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The page names all files that may follow, so their names are short. Error reports know scripts by that form.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 4 },
            // With fewer screens for the shared file, each waits for more that it does not show; with more, for more files.
            { name: sharedChunk, debugName: 'shared', minShareCount: 4, priority: 3 },
            { name: folderChunk, debugName: 'folder', minShareCount: 2, priority: 2 },
            { name: libraryChunk, debugName: 'library', priority: 1 },
            { name: featureChunk, debugName: 'feature' },
          ],
        },
      },
    },
    // No script names its map, and none is served.
    sourcemap: 'hidden',
  },
}));
