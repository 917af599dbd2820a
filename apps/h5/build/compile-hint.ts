import type { Plugin, Rolldown } from 'vite';

/** A script whose first line it is has all its functions compiled at once. Most browsers read over it. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile the app's code beside its download, where it would otherwise compile each function at its first
 * call: 1,400 of them before a first screen takes a tap. A library that comes later is used in part, and stays as it is.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // Vite writes a line of its own above some scripts, and above the hint it would be none.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || isLaterLibrary(file)) continue;
          file.code = COMPILE_HINT + file.code;
          addLine(bundle, file);
        }
      },
    },
  };
}

function isLaterLibrary({ name, moduleIds }: Rolldown.OutputChunk): boolean {
  return name !== 'renderer' && moduleIds.every((module) => module.includes('/node_modules/'));
}

/** A line above a script moves all that its source map knows. */
function addLine(bundle: Rolldown.OutputBundle, { fileName }: Rolldown.OutputChunk): void {
  const map = bundle[`${fileName}.map`];
  if (map?.type !== 'asset') return;
  map.source = String(map.source).replace('"mappings":"', '"mappings":";');
}
