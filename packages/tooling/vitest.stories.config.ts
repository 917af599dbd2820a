import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './src/chromium.ts';
import { REPO_ROOT } from './src/repo-root.ts';

const executablePath = findChromium();

/** How the screens are seen. A theme changes colours alone, whatever the language: the dark one needs a single one. */
const LOOKS = [
  { language: 'id', colorScheme: 'light' },
  { language: 'en', colorScheme: 'light' },
  { language: 'zh', colorScheme: 'light' },
  { language: 'id', colorScheme: 'dark' },
] as const;

type Look = (typeof LOOKS)[number];

interface Project {
  readonly name: string;
  /** The folder of the package whose stories run. */
  readonly folder: string;
  readonly colorScheme: Look['colorScheme'];
  readonly viewport: 'usual' | 'narrow';
  readonly language?: Look['language'];
}

/**
 * Every story as a test. Those of the UI kit run on a usual phone in the light theme, and on a narrow one in the dark.
 * Those of the screens run on a narrow phone in each language, and in both themes.
 */
export default defineConfig({
  root: REPO_ROOT,
  test: {
    // One project per core. Vitest's default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      storiesIn({
        name: 'kit, light',
        folder: 'packages/react',
        colorScheme: 'light',
        viewport: 'usual',
      }),
      storiesIn({
        name: 'kit, dark',
        folder: 'packages/react',
        colorScheme: 'dark',
        viewport: 'narrow',
      }),
      ...LOOKS.map((look) =>
        storiesIn({
          ...look,
          name: `screens, ${look.language}, ${look.colorScheme}`,
          folder: 'apps/h5',
          viewport: 'narrow',
        }),
      ),
    ],
  },
});

function storiesIn({
  name,
  folder,
  colorScheme,
  viewport,
  language,
}: Project): TestProjectInlineConfiguration {
  return {
    root: `${REPO_ROOT}/${folder}`,
    plugins: [
      storybookTest({
        configDir: `${REPO_ROOT}/${folder}/.storybook`,
        initialGlobals: { viewport: { value: viewport }, ...(language && { language }) },
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
      // A busy machine may trip a story that waits, as it may a journey.
      retry: 1,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            args: [...CHROMIUM_FLAGS],
            ...(executablePath === undefined ? {} : { executablePath }),
          },
          contextOptions: { colorScheme },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
