import path from 'node:path';

/** What only some screens need: a library with the folders of ours that are built on it, or parts of the kit. */
const LIBRARIES = {
  renderer: /\/(?:react-dom|scheduler)\//,
  queries: /\/@tanstack\/|\/frame\/queries\/.*\.tsx?$/,
  widgets:
    /\/@(?:base-ui|floating-ui)\/|\/packages\/react\/src\/(?:accordion|meter|progress-bar|tabs)\/.*\.tsx$/,
  qr: /\/(?:qrcode|dijkstrajs)\/|\/qr-code\/.*\.tsx?$/,
  loginSteps:
    /\/h5\/src\/features\/login\/[\w-]+\.tsx$|\/packages\/react\/src\/(?:country-picker|otp-field)\//,
  bridge: /\/packages\/bridge\/src\/[^/]+\.ts$/,
};

/** What shows after the first view of most screens. */
const BANNERS = /\/frame\/banner\/.*(?:\.tsx?|\.svg\?react)$/;

/** A module of a feature's machine, or of its screens. */
const FEATURE = /\/(core|h5)\/src\/features\/([^/]+)\//;

/** A page's machine, its gateway in the api, and its screen. */
const PARTS = /\/features\/([^/]+)\/[^/]+\.(?:page\.ts|screen\.tsx)$|\/api\/src\/([^/]+)\.api\.ts$/;

/** What every screen says, and what screens of several features say: a chunk for each language. */
const CHUNKED_MESSAGES =
  /\/src\/(?:frame|problem|features\/(?:login|vouchers))\/messages\.(\w+)\.json$/;

/** What the bundler knows of the modules. */
interface Modules {
  getModuleInfo(
    module: string,
  ): { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null;
}

/** The chunk of what many screens load. Null for a library, and for a module of one feature. */
export function sharedChunk(module: string, modules: Modules): string | null {
  if (BANNERS.test(module) || libraryChunk(module, modules) !== null) return null;
  const [, house] = FEATURE.exec(module) ?? [];
  if (house === undefined) return 'shared';
  // No screen imports the machine of another feature.
  return house === 'h5' && isLent(module, modules) ? 'shared' : null;
}

/** The chunk of what few screens load: the folder's. None of the others waits for it. */
export function folderChunk(module: string, modules: Modules): string | null {
  return sharedChunk(module, modules) && path.basename(path.dirname(module));
}

/** The chunk of a library, also for what a feature builds on it and lends to others. Null for any other module. */
export function libraryChunk(module: string, modules: Modules): string | null {
  const imported = isLent(module, modules) ? modules.getModuleInfo(module)?.importedIds : [];
  for (const [name, library] of Object.entries(LIBRARIES)) {
    if ([module, ...(imported ?? [])].some((each) => library.test(each))) return name;
  }
  return null;
}

function isBuiltOn(library: RegExp, module: string, modules: Modules): boolean {
  return modules.getModuleInfo(module)?.importedIds.some((each) => library.test(each)) ?? false;
}

/** Whether a feature lends a module to another one. */
function isLent(module: string, modules: Modules): boolean {
  const [, , feature] = FEATURE.exec(module) ?? [];
  const importers = modules.getModuleInfo(module)?.importers ?? [];
  return (
    feature !== undefined && importers.some((importer) => FEATURE.exec(importer)?.[2] !== feature)
  );
}

/**
 * The chunk of what only the screens of a feature load. Screens of lists have one of their own: those of a machine do
 * without the library of lists. Null leaves the module to the bundler.
 */
export function featureChunk(module: string, modules: Modules): string | null {
  if (BANNERS.test(module)) return 'banners';
  const [, feature, gateway] = PARTS.exec(module) ?? [];
  if (feature !== undefined && isBuiltOn(LIBRARIES.queries, module, modules)) {
    return `${feature}.lists`;
  }
  const language = CHUNKED_MESSAGES.exec(module)?.[1];
  return feature ?? gateway ?? (language === undefined ? null : `messages.${language}`);
}
