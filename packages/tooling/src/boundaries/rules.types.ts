/** What one package may import. */
export interface PackageRule {
  /** Relative to the root of the repository. */
  readonly folder: string;
  /** Our packages, by name. */
  readonly imports: readonly string[];
  /** Additional imports of a file, or of a folder ending with `/`. */
  readonly alsoImports?: Readonly<Record<string, readonly string[]>>;
  /** Third-party packages that it never imports; `node:*` means all modules of Node. */
  readonly never?: readonly string[];
}

/** The layers of a folder. */
export interface LayerRule {
  readonly root: string;
  /**
   * From lowest to highest, each with its folders and files. An import stays in its folder or goes to a lower layer,
   * never to another folder of the same layer. The longest matching name decides.
   */
  readonly layers: readonly (readonly string[])[];
}

/** Sibling folders that never import each other. */
export interface FeatureRule {
  readonly root: string;
  /** The exceptions: which feature imports which other one. */
  readonly arrows: Readonly<Record<string, readonly string[]>>;
}

/** Which files of a feature never import which others, by their suffixes. */
export interface RoleRule {
  readonly root: string;
  readonly role: string;
  readonly never: readonly string[];
}

export interface Rules {
  readonly packages: readonly PackageRule[];
  readonly layers: readonly LayerRule[];
  readonly features: readonly FeatureRule[];
  readonly roles: readonly RoleRule[];
}
