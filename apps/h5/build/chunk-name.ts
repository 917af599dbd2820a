/** What only some screens need: a library, with the scripts of ours that are built on it. */
const LIBRARIES = {
  queries:
    /\/@tanstack\/|\/frame\/queries\/.*\.tsx?$|\/vouchers\/voucher-queries\.ts$|\/mine\/(?:glance\.tsx|account-queries\.ts)$/,
  widgets: /\/@(?:base-ui|floating-ui)\/|\/packages\/react\/src\/(?:accordion|tabs)\/.*\.tsx$/,
  qr: /\/(?:qrcode|dijkstrajs)\/|\/qr-code\/.*\.tsx?$/,
};

/** A module of a feature's machine, or of its screens. */
const FEATURE = /\/(core|h5)\/src\/features\/([^/]+)\//;

/** A page's machine, its gateway in the api, and its screen. */
const PARTS = /\/features\/([^/]+)\/[^/]+\.(?:page\.ts|screen\.tsx)$|\/api\/src\/([^/]+)\.api\.ts$/;

/** What every screen says, and what screens of several features say. */
const SHARED_WORDS = /\/src\/(?:frame|problem|features\/(?:login|vouchers))\/words\.(\w+)\.json$/;

/** What the bundler knows of the modules. */
interface Modules {
  getModuleInfo(module: string): { readonly importers: readonly string[] } | null;
}

/** The chunk of what several screens load. Null for a library, and for a module of one feature. */
export function sharedChunk(module: string, modules: Modules): string | null {
  if (libraryChunk(module) !== null) return null;
  const [, house, feature] = FEATURE.exec(module) ?? [];
  if (house === undefined) return 'shared';
  // No screen imports the machine of another feature.
  if (house === 'core') return null;
  const importers = modules.getModuleInfo(module)?.importers ?? [];
  return importers.some((importer) => FEATURE.exec(importer)?.[2] !== feature) ? 'shared' : null;
}

/** The chunk of a library. Null for any other module. */
export function libraryChunk(module: string): string | null {
  return Object.entries(LIBRARIES).find(([, modules]) => modules.test(module))?.[0] ?? null;
}

/** The chunk of what only the screens of a feature load. Null leaves the module to the bundler. */
export function featureChunk(module: string): string | null {
  const [, feature, gateway] = PARTS.exec(module) ?? [];
  const language = SHARED_WORDS.exec(module)?.[1];
  return feature ?? gateway ?? (language === undefined ? null : `words.${language}`);
}
