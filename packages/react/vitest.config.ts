import { CHROMIUM_FLAGS, findChromium } from '@cangkir/tooling/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const executablePath = findChromium();

/** Every story runs twice: on a usual phone in the light theme, on a narrow one in the dark. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [storiesIn('light', 'usual'), storiesIn('dark', 'narrow')],
  },
});

function storiesIn(
  colorScheme: 'light' | 'dark',
  viewport: 'usual' | 'narrow',
): TestProjectInlineConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: `${import.meta.dirname}/.storybook`,
        initialGlobals: { viewport: { value: viewport } },
      }),
    ],
    // Found late, each of these would make Vite reload in the middle of a run.
    optimizeDeps: {
      include: [
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
      name: `stories, ${colorScheme}`,
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
