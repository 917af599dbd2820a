import {
  duration as enDuration,
  validityText as enValidityText,
} from '../features/claim/words.en.json';
import {
  duration as idDuration,
  validityText as idValidityText,
} from '../features/claim/words.id.json';
import {
  duration as zhDuration,
  validityText as zhValidityText,
} from '../features/claim/words.zh.json';

/** The words of a campaign's ticket: no more of them are in the page. */
export const OFFER_WORDS = {
  id: { duration: idDuration, validityText: idValidityText },
  en: { duration: enDuration, validityText: enValidityText },
  zh: { duration: zhDuration, validityText: zhValidityText },
} as const;
