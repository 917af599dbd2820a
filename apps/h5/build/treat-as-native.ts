import type { Plugin } from 'vite';

/**
 * Marks production builds as taking themselves for inside the native app (specification, section 6). The
 * mark stands in the HTML, so that the same build can be tried both ways.
 */
export function treatAsNative(): Plugin {
  return {
    name: 'treat-as-native',
    apply: (_config, { command }) =>
      command === 'build' && process.env['TREAT_AS_NATIVE'] !== 'false',
    transformIndexHtml: (html) => html.replace('<html', '<html data-treat-as-native'),
  };
}
