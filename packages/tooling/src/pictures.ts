/**
 * `npm run pictures`: takes the pictures of the documents again. With `--all` it draws contact sheets of all screens
 * instead, with `--films` strips of their animations.
 */
import { run } from './run.ts';

const [first, ...rest] = process.argv.slice(2);
if (first === '--all') {
  process.exitCode = await run(['node', 'packages/tooling/src/contact-sheets.ts', ...rest]);
} else if (first === '--films') {
  process.exitCode = await run(['node', 'packages/tooling/src/films.ts', ...rest]);
} else {
  const names = first === undefined ? [] : [first, ...rest];
  const built = await run(['npm', 'run', '--silent', 'build']);
  process.exitCode =
    built === 0 ? await run(['node', 'simulator/e2e/pictures.ts', ...names]) : built;
}
