import type { Clipboard } from '@cangkir/core';

/** The browser's clipboard. It exists on secure pages alone. */
export const asyncClipboard: Clipboard = {
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};

/** Copies by selecting a hidden field, for web views without a clipboard. */
export const selectionClipboard: Clipboard = {
  async copy(text) {
    const focused = document.activeElement;
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    // In sight, or iOS selects nothing; transparent, or it flashes.
    field.style.position = 'fixed';
    field.style.opacity = '0';
    document.body.append(field);
    field.select();
    try {
      return document.execCommand('copy');
    } finally {
      field.remove();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
  },
};
