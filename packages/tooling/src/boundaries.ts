/** `npm run boundaries`: lists the imports that break the rules of `boundaries/rules.ts`. */
import { findWrongArrows } from './boundaries/find-wrong-arrows.ts';
import { readProject } from './boundaries/read-project.ts';
import { RULES } from './boundaries/rules.ts';

const wrong = findWrongArrows(readProject(), RULES);
for (const { file, line, words } of wrong) console.log(`${file}:${line} ${words}`);
console.log(`${wrong.length} wrong arrows`);
if (wrong.length > 0) process.exitCode = 1;
