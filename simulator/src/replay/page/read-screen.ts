import { getRoles, queryAllByRole } from '@testing-library/dom';
import type { ObservedScreen, ScreenElement } from '../driver.ts';

/** Reads what a page shows to people, and to screen readers. */
export function readScreen({ document }: Pick<Window, 'document'>): ObservedScreen {
  const { body } = document;
  const elements = Object.keys(getRoles(body)).flatMap((role) => elementsOf(role, body));
  return {
    elements: elements
      .sort((one, other) => inOrder(one.element, other.element))
      .map(({ seen }) => seen),
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not on the screen.
    text: squeezed(body.innerText),
  };
}

interface Read {
  readonly element: Element;
  readonly seen: ScreenElement;
}

function elementsOf(role: string, body: HTMLElement): readonly Read[] {
  const names = new Map<Element, string>();
  const elements = queryAllByRole(body, role, {
    name: (name, element) => {
      names.set(element, name);
      return true;
    },
  });
  return elements.map((element) => ({
    element,
    seen: {
      role,
      name: squeezed(names.get(element) ?? ''),
      isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
      isFocused: element.ownerDocument.activeElement === element,
    },
  }));
}

function inOrder(one: Element, other: Element): number {
  const place = one.compareDocumentPosition(other);
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
