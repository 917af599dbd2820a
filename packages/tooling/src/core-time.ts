/** CPU milliseconds of this thread: other processes do not count. */
export function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
