import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium, LONG_TEST_FLAGS } from './src/chromium.ts';
import { HANG_GUARD_MS } from './src/hang-guard.ts';
import { REPO_ROOT } from './src/repo-root.ts';

const executablePath = findChromium();

interface Project {
  readonly name: string;
  /** The folder of the package whose stories run. */
  readonly folder: string;
  readonly viewport: 'narrow' | 'slender';
}

/**
 * Every story as a test, on the narrowest phone: no media query asks how wide it is. Some ask how tall it is, so the UI
 * kit is looked at on a tall phone, and the screens, which are made of it, on a short one.
 */
export default defineConfig({
  root: REPO_ROOT,
  test: {
    // As many as a small machine has cores: each loads all modules.
    maxWorkers: 2,
    projects: [
      storiesIn({ name: 'kit', folder: 'packages/react', viewport: 'slender' }),
      storiesIn({ name: 'screens', folder: 'apps/h5', viewport: 'narrow' }),
    ],
  },
});

function storiesIn({ name, folder, viewport }: Project): TestProjectInlineConfiguration {
  return {
    root: `${REPO_ROOT}/${folder}`,
    plugins: [
      storybookTest({
        configDir: `${REPO_ROOT}/${folder}/.storybook`,
        initialGlobals: { viewport: { value: viewport } },
      }),
    ],
    // Found late, each of these would make Vite reload in the middle of a run.
    optimizeDeps: {
      // What React marks for the recordings of developer tools takes a fifteenth of a story's time, and nobody records
      // one.
      rolldownOptions: {
        transform: {
          define: { 'console.timeStamp': 'undefined', 'console.createTask': 'undefined' },
        },
      },
      include: [
        '@base-ui/react/collapsible',
        '@base-ui/react/meter',
        '@base-ui/react/progress',
        '@base-ui/react/tabs',
        '@storybook/addon-a11y/preview',
        '@storybook/react-vite',
        'axe-core',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'storybook/test',
        'lottie-web/build/player/lottie_light',
        'qrcode',
      ],
    },
    test: {
      name,
      testTimeout: HANG_GUARD_MS,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            args: [...LONG_TEST_FLAGS],
            ...(executablePath === undefined ? {} : { executablePath }),
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
