import { projectFiles } from '../guards/project-files.ts';
import { readText } from '../repo-root.ts';
import { RULES } from './rules.ts';

/** The sources of all packages and their `package.json`, by path from the repository's root. */
export function readProject(): ReadonlyMap<string, string> {
  const folders = RULES.packages.map(({ folder }) => `${folder}/`);
  const files = projectFiles().filter(
    (file) =>
      folders.some((folder) => file.startsWith(folder)) && /(\.tsx?|\/package\.json)$/.test(file),
  );
  return new Map(files.map((file) => [file, readText(file)]));
}
