/** The interval of checking npm's shell. */
const WATCH_INTERVAL_MS = 500;

/** Aborts when this process should end: on Ctrl-C, SIGTERM, or the end of npm. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort();
  // Every time: npm forwards a Ctrl-C that the terminal has already sent us.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, abort);
  if (process.env['npm_lifecycle_event'] !== undefined) whenShellEnds(abort);
  return stop.signal;
}

/**
 * A signal to npm ends at the shell between npm and this process, so the end of the shell counts as a signal. Without
 * npm, the end of the parent process does not matter.
 */
function whenShellEnds(end: () => void): void {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) end();
  }, WATCH_INTERVAL_MS);
  watch.unref();
}
