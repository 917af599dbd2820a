import { ownOrigin } from '@cangkir/tooling/own-origin';
import type { StorybookConfig } from '@storybook/react-vite';
import { drawings } from '../drawings.ts';

/** Of every Storybook of ours. */
const config = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), ownOrigin(), drawings()] }),
} satisfies StorybookConfig;

export default config;
