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
import { worth as enWorth } from '../features/vouchers/words.en.json';
import { worth as idWorth } from '../features/vouchers/words.id.json';
import { worth as zhWorth } from '../features/vouchers/words.zh.json';

/** The words of a campaign's ticket: no more of them are in the page. */
export const OFFER_WORDS = {
  id: { duration: idDuration, validityText: idValidityText, worth: idWorth },
  en: { duration: enDuration, validityText: enValidityText, worth: enWorth },
  zh: { duration: zhDuration, validityText: zhValidityText, worth: zhWorth },
} as const;
