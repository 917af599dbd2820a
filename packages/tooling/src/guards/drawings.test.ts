import path from 'node:path';
import { expect, test } from 'vitest';
import { readText } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

/** Posters: they look the same in both themes, in colours of their own. */
const POSTERS = 'apps/h5/src/features/annual-summary/art/';

const [light = ''] = readText('packages/react/src/theme/tokens.css').split('@media (prefers-color');

/** The colour tokens of the light theme, by name. */
const TOKENS = new Map(
  [...light.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** The files that become components. */
const DRAWINGS = projectFiles()
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readText(file).matchAll(/'(\.[^']*\.svg)\?react'/g)].map(([, drawing = '']) =>
      path.join(path.dirname(file), drawing),
    ),
  )
  .filter((file, index, all) => !file.startsWith(POSTERS) && all.indexOf(file) === index);

test('the drawings of the kit and of the app are found', () => {
  expect(DRAWINGS).toContain('packages/react/src/mark/mark.svg');
  expect(DRAWINGS).toContain('apps/h5/src/features/ended/ended.svg');
});

test.each(DRAWINGS)('%s has the colours of tokens alone', (file) => {
  const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(readText(file)) ?? [];
  const shapes = readText(file).replace(/<style>.*<\/style>/s, '');
  expect(shapes.match(/\b(fill|stroke)="(?!none|currentColor)[^"]*"|style="[^"]*#/g)).toBeNull();
  expect(sheet.match(/\S.*\S/g) ?? []).toEqual(rulesOf(shapes));
});

/** The style sheet of a drawing, which shows it in the light theme to a drawing program. */
function rulesOf(shapes: string): readonly string[] {
  const names = [...shapes.matchAll(/ class="([^"]*)"/g)].flatMap(([, each = '']) =>
    each.split(' '),
  );
  return [...new Set(names)].toSorted().map((name) => {
    const [, property, token = ''] = /^(fill|stroke)-(.*)$/.exec(name) ?? [];
    return `.${name} { ${property}: ${TOKENS.get(token)}; }`;
  });
}
