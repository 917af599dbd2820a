import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium, TEST_FLAGS } from './src/chromium.ts';
import { REPO_ROOT } from './src/repo-root.ts';

const executablePath = findChromium();

interface Project {
  readonly name: string;
  /** The folder of the package whose stories run. */
  readonly folder: string;
  readonly viewport: 'usual' | 'narrow';
  /** Whether axe looks at each story, in the light theme and in the dark. */
  readonly hasAxe: boolean;
}

/**
 * Every story as a test. Those of the UI kit run on a usual phone, and on a narrow one. Those of the screens run on a
 * narrow phone, and each is looked at in each language at its end. What axe finds is the same at each width and in each
 * language, as is the dark theme, which changes colors alone: they are looked at once.
 */
export default defineConfig({
  root: REPO_ROOT,
  test: {
    // More than a small machine has cores: a story waits for a sixth of its time.
    maxWorkers: 3,
    projects: [
      storiesIn({
        name: 'kit, usual',
        folder: 'packages/react',
        viewport: 'usual',
        hasAxe: true,
      }),
      storiesIn({
        name: 'kit, narrow',
        folder: 'packages/react',
        viewport: 'narrow',
        hasAxe: false,
      }),
      storiesIn({
        name: 'screens',
        folder: 'apps/h5',
        viewport: 'narrow',
        hasAxe: true,
      }),
    ],
  },
});

function storiesIn({ name, folder, viewport, hasAxe }: Project): TestProjectInlineConfiguration {
  return {
    root: `${REPO_ROOT}/${folder}`,
    plugins: [
      storybookTest({
        configDir: `${REPO_ROOT}/${folder}/.storybook`,
        initialGlobals: {
          viewport: { value: viewport },
          a11y: { manual: !hasAxe },
        },
      }),
    ],
    // Found late, each of these would make Vite reload in the middle of a run.
    optimizeDeps: {
      include: [
        '@base-ui/react/accordion',
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
        'lucide-react',
        'qrcode',
      ],
    },
    test: {
      name,
      setupFiles: hasAxe ? [`${REPO_ROOT}/packages/react/.storybook/dark-theme.setup.ts`] : [],
      // Guards against a hang alone, so that no other work of the machine fails a story.
      testTimeout: 300_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            args: [...TEST_FLAGS],
            ...(executablePath === undefined ? {} : { executablePath }),
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
