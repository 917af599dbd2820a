import kit from '@cangkir/react/storybook';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  ...kit,
  framework: {
    ...kit.framework,
    options: {
      ...kit.framework.options,
      builder: { viteConfigPath: 'apps/h5/.storybook/vite.config.ts' },
    },
  },
};

export default config;
