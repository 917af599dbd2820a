/**
 * Goes on after an exception outside any step, and ends this thread with 1. A machine that throws does so again there,
 * and so does each machine that it stops. The step has reported the failure by then. Prints each stack once, because it
 * shows where in the machine it was.
 */
export function printUncaught(): void {
  const printed = new Set<string>();
  process.on('uncaughtException', (error) => {
    const stack = String(error.stack);
    if (!printed.has(stack)) process.stderr.write(`${stack}\n`);
    printed.add(stack);
    process.exitCode = 1;
  });
}
