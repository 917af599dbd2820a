import type { Plugin } from 'vite';
import { addHostScript } from './host-script.ts';

/** Adds the host's script to the HTML that the app's own Vite serves in development. */
export function hostScript(): Plugin {
  return {
    name: 'host-script',
    transformIndexHtml: { order: 'post', handler: addHostScript },
  };
}
