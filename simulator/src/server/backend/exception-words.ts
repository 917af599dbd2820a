/** The stack of an exception, for a log. Leaves out its message, which may hold what was sent. */
export function exceptionWords(where: string, error: unknown): string {
  if (!(error instanceof Error)) return `An exception in ${where}`;
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line));
  return [`An exception in ${where}: ${error.name}`, ...frames].join('\n');
}
