/** `npm start`: the simulator on a development server, which prints its address. */
import { run } from './run.ts';

process.exitCode = await run(['node', 'simulator/src/server/serve.ts', '--dev'], {
  environment: hasDesktop() ? { OPEN_BROWSER: 'true' } : {},
});

/** A user with a screen: not a pipe, an automated run, or a remote shell. */
function hasDesktop(): boolean {
  const { env, platform, stdout } = process;
  if (!stdout.isTTY || env['CI'] || env['SSH_CONNECTION']) return false;
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}
