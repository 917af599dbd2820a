import '@cangkir/react/tokens.css';
import '@cangkir/react/base.css';
import { strictPreview } from '@cangkir/react/strict-preview';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  ...strictPreview,
  parameters: { ...strictPreview.parameters, layout: 'fullscreen' },
  globalTypes: {
    language: {
      toolbar: { title: 'Language', items: ['id', 'en', 'zh'], dynamicTitle: true },
    },
  },
  initialGlobals: { ...strictPreview.initialGlobals, language: 'id' },
};

export default preview;
