declare global {
  interface Navigator {
    /** Chromium's alone. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Whether the person asked, in the settings of the phone, to save data: nothing is loaded ahead of its need. */
export function savesData({ connection }: Pick<Navigator, 'connection'>): boolean {
  return connection?.saveData === true;
}

/** Whether what is loaded ahead would be in the way of what is needed: `2g` or `slow-2g`. */
export function isSlow({ connection }: Pick<Navigator, 'connection'>): boolean {
  return connection?.effectiveType.endsWith('2g') === true;
}
