import { type PreviewServer, preview } from 'vite';
import { SIMULATOR_ROOT } from './paths.ts';

/**
 * Serves the production builds of the simulator and of the app on this machine alone.
 *
 * @param port Another one than usual; 0 for any that is free.
 */
export function serveBuilds(port?: number): Promise<PreviewServer> {
  return preview({ root: SIMULATOR_ROOT, preview: port === undefined ? {} : { port } });
}
