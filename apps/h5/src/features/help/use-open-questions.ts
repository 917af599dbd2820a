import { useEffect, useState } from 'react';
import { QUESTIONS, type Question, type QuestionId } from './help-questions.ts';

interface OpenQuestions {
  /** Their ids. */
  readonly open: readonly string[];
  readonly onToggle: (id: string, isOpen: boolean) => void;
}

/**
 * The open questions. The one in the address is opened, brought into view and focused, unless the person is typing.
 *
 * @param areShown is whether the questions stand on the page
 * @param onOpen is called with the question that the person opened; with null when they closed one
 */
export function useOpenQuestions(
  question: QuestionId | null,
  areShown: boolean,
  onOpen: (opened: Question | null) => void,
): OpenQuestions {
  const [open, setOpen] = useState<readonly string[]>(question === null ? [] : [question]);

  useEffect(() => {
    if (question === null || !areShown) return;
    setOpen((ids) => (ids.includes(question) ? ids : [...ids, question]));
    reveal(question);
  }, [question, areShown]);

  return {
    open,
    onToggle(id, isOpen) {
      setOpen((ids) => (isOpen ? [...ids, id] : ids.filter((each) => each !== id)));
      onOpen(isOpen ? (QUESTIONS.find((each) => each.id === id) ?? null) : null);
    },
  };
}

function reveal(question: QuestionId): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  const section = document.getElementById(question);
  section?.scrollIntoView({ block: 'nearest' });
  section?.querySelector('button')?.focus({ preventScroll: true });
}
