import type { ScreenPart } from '../scenario/expectation.ts';
import { screenPartLabel } from '../scenario/step-label.ts';
import type { Mismatch } from './difference.ts';
import type { ObservedScreen, ScreenElement } from './driver.ts';

/** Everything in which a screen differs from what is expected of it. */
export function compareScreen(parts: readonly ScreenPart[], screen: ObservedScreen): Mismatch[] {
  return parts.flatMap((part, index) => {
    const gotText = differenceOf(part, screen);
    const expected = screenPartLabel(part);
    return gotText === null ? [] : [{ pointer: `/screen/${index}`, expected, gotMessage: gotText }];
  });
}

/** Why a part is not as expected. Null if it is. */
function differenceOf(part: ScreenPart, screen: ObservedScreen): string | null {
  return part.text === undefined
    ? elementDifference(part, screen.elements)
    : textDifference(part.text, part.is === 'absent', screen.text);
}

/** In any case: a style may write a text in capitals. */
function textDifference(expected: string, isAbsent: boolean, text: string): string | null {
  if (text.toLowerCase().includes(expected.toLowerCase()) !== isAbsent) return null;
  return isAbsent ? 'it is there' : `the text “${text}”`;
}

function elementDifference(
  { heading, role = 'heading', name = heading, is }: ScreenPart,
  elements: readonly ScreenElement[],
): string | null {
  const ofRole = elements.filter((element) => element.role === role);
  const found = ofRole.filter((element) => element.name === name);
  if (is === 'absent') return found.length === 0 ? null : 'it is there';
  if (found.length === 0) return ofRole.length === 0 ? `no ${role}` : namesOf(ofRole);
  if (is === 'disabled')
    return found.every(({ isDisabled }) => isDisabled) ? null : 'it is enabled';
  return is === 'focused' ? focusDifference(found, elements) : null;
}

function focusDifference(
  found: readonly ScreenElement[],
  elements: readonly ScreenElement[],
): string | null {
  if (found.some(({ isFocused }) => isFocused)) return null;
  const focused = elements.filter(({ isFocused }) => isFocused);
  return focused.length === 0 ? 'nothing has the focus' : `the focus is on ${namesOf(focused)}`;
}

function namesOf(elements: readonly ScreenElement[]): string {
  return elements.map(({ role, name }) => `${role} “${name}”`).join(', ');
}

/** A screen as text: an element a line, and all that can be read. */
export function screenText({ elements, text }: ObservedScreen): string {
  const lines = elements
    .filter(({ name, isFocused }) => name !== '' || isFocused)
    .map(
      ({ role, name, isDisabled, isFocused }) =>
        `${role} “${name}”${isDisabled ? ', disabled' : ''}${isFocused ? ', focused' : ''}`,
    );
  return [...lines, '', text].join('\n');
}
