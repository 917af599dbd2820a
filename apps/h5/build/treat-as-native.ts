import type { Plugin } from 'vite';

/**
 * Marks production builds, which assume that they run inside the native app (specification, section 6). The mark
 * is in the HTML, so that the same build can be tested both ways.
 */
export function treatAsNative(): Plugin {
  return {
    name: 'treat-as-native',
    apply: (_config, { command }) =>
      command === 'build' && process.env['TREAT_AS_NATIVE'] !== 'false',
    transformIndexHtml: (html) => html.replace('<html', '<html data-treat-as-native'),
  };
}
