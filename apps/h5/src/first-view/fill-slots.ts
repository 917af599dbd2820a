import type { SlotTexts } from '../frame/slots.ts';

/** Writes the texts of an early answer into the slots of a first view, as text. Styles know what has a text. */
export function fillSlots(view: Element, slots: SlotTexts): void {
  for (const [name, texts] of Object.entries(slots)) {
    view.querySelectorAll(`[data-slot="${name}"]`).forEach((slot, index) => {
      const text = typeof texts === 'object' ? texts[index] : texts;
      if (text === undefined) return;
      slot.textContent = text;
      for (let part = slot; part !== view; part = part.parentElement ?? view) {
        part.toggleAttribute('data-filled', true);
      }
    });
  }
}
