import type { SlotTexts } from '../frame/slots.ts';

/** Writes the texts of an early answer into the slots of a first view, as text. Styles know a slot that has one. */
export function fillSlots(view: Element, slots: SlotTexts): void {
  for (const [name, texts] of Object.entries(slots)) {
    view.querySelectorAll(`[data-slot="${name}"]`).forEach((slot, index) => {
      const text = typeof texts === 'object' ? texts[index] : texts;
      if (text === undefined) return;
      slot.textContent = text;
      slot.toggleAttribute('data-filled', true);
    });
  }
}
