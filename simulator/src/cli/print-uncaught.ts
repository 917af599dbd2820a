/**
 * Goes on after an exception outside any step, and ends this thread with 1. A machine that throws does so again there,
 * and so does each machine that it stops. The step has reported the failure by then. Prints the stack once, because it
 * shows where in the machine it was.
 */
export function printUncaught(): void {
  const printed = new Set<unknown>();
  process.on('uncaughtException', (error) => {
    if (!printed.has(error)) process.stderr.write(`${error.stack}\n`);
    printed.add(error);
    process.exitCode = 1;
  });
}
