import { type HelpReader, numbersIn } from './help-numbers.ts';
import { QUESTIONS, type QuestionId, type Topic } from './help-questions.ts';
import { type RefundTimeText, refundTimes } from './refund-times.ts';

/** A question with its answer, as text. */
export interface Answer {
  readonly id: QuestionId;
  readonly topic: Topic;
  readonly question: string;
  readonly text: string;
  readonly refundTimes: readonly RefundTimeText[];
}

/** The questions of a market with their answers, in the reader's language: all of them, or those of a topic. */
export function helpAnswers(reader: HelpReader, chosen: Topic | null): readonly Answer[] {
  const { market, t } = reader;
  return QUESTIONS.flatMap(({ id, topic, answers }) => {
    if (chosen !== null && topic !== chosen) return [];
    const key = answers[market];
    if (key === undefined) return [];
    return {
      id,
      topic,
      question: t(`questions.${id}`),
      text: t(`answers.${key}`, numbersIn(key, reader)),
      refundTimes: id === 'refundTime' ? refundTimes(market, t) : [],
    };
  });
}

/** The answers in which every word of a search occurs, in any case and order. */
export function searchAnswers(answers: readonly Answer[], search: string): readonly Answer[] {
  const words = searchable(search).split(/\s+/u);
  return answers.filter((answer) => {
    const times = answer.refundTimes.flatMap(({ methods, time }) => [methods, time]);
    const text = searchable([answer.question, answer.text, ...times].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The most characters of a search that are repeated. */
const SHOWN_CHARACTERS = 40;

/** A search as the page repeats it: a long one is cut. */
export function shortSearch(search: string): string {
  const characters = [...search];
  if (characters.length <= SHOWN_CHARACTERS) return search;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…`;
}

/** Full-width digits, capitals and curly apostrophes are typed in more than one way. */
function searchable(text: string): string {
  return text.normalize('NFKC').replaceAll('’', "'").toLowerCase().trim();
}
