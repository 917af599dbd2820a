declare global {
  interface Navigator {
    /** Chromium's alone. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Whether the person asked, in the settings of the phone, to save data: nothing is loaded ahead of its need. */
export function savesData({ connection }: Pick<Navigator, 'connection'>): boolean {
  return connection?.saveData === true;
}
