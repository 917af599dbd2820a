/** How often it is looked whether npm's shell is still there: milliseconds. */
const WATCH = 500;

/** Aborted when this process is to end: by Ctrl-C, by SIGTERM, or because npm was. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort();
  // Every time: npm hands a Ctrl-C on to us that the terminal has sent us already.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, abort);
  if (process.env['npm_lifecycle_event'] !== undefined) whenShellEnds(abort);
  return stop.signal;
}

/**
 * A signal to npm ends at the shell between npm and this process, so that the shell's end has to do as a
 * signal. Without npm the parent process may end, and this one runs on.
 */
function whenShellEnds(end: () => void): void {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) end();
  }, WATCH);
  watch.unref();
}
