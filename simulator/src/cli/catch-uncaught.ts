/** Catches what is thrown outside any step. */
export function catchUncaught(): { take(): string | null; stop(): void } {
  let uncaught: string | null = null;
  function onUncaught(error: Error): void {
    uncaught ??= String(error);
  }
  process.on('uncaughtException', onUncaught);
  return {
    take() {
      const taken = uncaught;
      uncaught = null;
      return taken;
    },
    stop: () => void process.off('uncaughtException', onUncaught),
  };
}
