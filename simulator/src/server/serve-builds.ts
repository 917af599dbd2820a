import { type PreviewServer, preview } from 'vite';
import { SIMULATOR_ROOT } from './paths.ts';

/**
 * Serves the production builds of the simulator and the app on this machine alone.
 *
 * @param port Overrides the default; 0 for any free port.
 */
export function serveBuilds(port?: number): Promise<PreviewServer> {
  return preview({ root: SIMULATOR_ROOT, preview: port === undefined ? {} : { port } });
}
