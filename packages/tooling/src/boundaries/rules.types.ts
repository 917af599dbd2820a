/** What one package may import. */
export interface PackageRule {
  /** Relative to the root of the repository. */
  readonly folder: string;
  /** Packages of ours, each with all its exports, or single exports such as `@cangkir/tooling/chromium`. */
  readonly imports: readonly string[];
  /** What a file, or a folder written with a `/` at its end, may import in addition. */
  readonly alsoImports?: Readonly<Record<string, readonly string[]>>;
  /** Packages of others that it never imports; `node:*` means all modules of Node. */
  readonly never?: readonly string[];
}

/** The floors of a folder. */
export interface FloorRule {
  readonly root: string;
  /**
   * From the lowest to the highest, each with its folders and files. An import goes to the same folder or
   * to a lower floor, never to another folder of the same floor. The longest name that fits a file counts.
   */
  readonly floors: readonly (readonly string[])[];
}

/** Folders side by side, none of which imports another. */
export interface FeatureRule {
  readonly root: string;
  /** The exceptions: which feature imports which other one. */
  readonly arrows: Readonly<Record<string, readonly string[]>>;
}

/** Which file of a feature never imports which other one, by the ends of their names. */
export interface RoleRule {
  readonly root: string;
  readonly role: string;
  readonly never: readonly string[];
}

export interface Rules {
  readonly packages: readonly PackageRule[];
  readonly floors: readonly FloorRule[];
  readonly features: readonly FeatureRule[];
  readonly roles: readonly RoleRule[];
}
