import { useState } from 'react';
import type { QuestionId } from './help-questions.ts';

interface HelpSearch {
  readonly search: string;
  setSearch(search: string): void;
  /** Says which question the person is about to open or close in the list, which keeps the search. */
  keepFor(question: QuestionId | null): void;
}

/**
 * The typed search. A question that comes into the address in another way, as by a link, clears it: the search would
 * hide the question.
 */
export function useHelpSearch(question: QuestionId | null): HelpSearch {
  const [search, setSearch] = useState('');
  const [known, keepFor] = useState(question);
  if (question !== known) {
    keepFor(question);
    if (question !== null) setSearch('');
  }
  return { search, setSearch, keepFor };
}
