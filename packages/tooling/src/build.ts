/** `npm run build`: the customers' app first, then the simulator, which serves the app in its frame. */
import { run } from './run.ts';

for (const folder of ['apps/h5', 'simulator']) {
  const exitCode = await run(['vite', 'build', folder]);
  if (exitCode !== 0) process.exit(exitCode);
}
