import { type PreviewServer, preview } from 'vite';
import { SIMULATOR_ROOT } from './paths.ts';

/**
 * Serves the production build of the simulator, with the app's in it, on this machine alone.
 *
 * @param port Overrides the default; 0 for any free port.
 */
export function serveBuild(port?: number): Promise<PreviewServer> {
  return preview({ root: SIMULATOR_ROOT, preview: port === undefined ? {} : { port } });
}
