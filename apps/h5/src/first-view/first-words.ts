import * as enCheckIn from '../features/check-in/words.en.json';
import * as idCheckIn from '../features/check-in/words.id.json';
import * as zhCheckIn from '../features/check-in/words.zh.json';
import * as enClaim from '../features/claim/words.en.json';
import * as idClaim from '../features/claim/words.id.json';
import * as zhClaim from '../features/claim/words.zh.json';
import * as enPacks from '../features/packs/words.en.json';
import * as idPacks from '../features/packs/words.id.json';
import * as zhPacks from '../features/packs/words.zh.json';
import * as enRightsCard from '../features/rights-card/words.en.json';
import * as idRightsCard from '../features/rights-card/words.id.json';
import * as zhRightsCard from '../features/rights-card/words.zh.json';
import * as enVouchers from '../features/vouchers/words.en.json';
import * as idVouchers from '../features/vouchers/words.id.json';
import * as zhVouchers from '../features/vouchers/words.zh.json';

/** The words of the first view's texts: no more of them are in its script. */
export const FIRST_WORDS = {
  id: {
    duration: idClaim.duration,
    validityText: idClaim.validityText,
    worth: idVouchers.worth,
    minimumSpend: idVouchers.minimumSpend,
    noMinimumSpend: idVouchers.noMinimumSpend,
    noStreak: idCheckIn.noStreak,
    firstDay: idCheckIn.firstDay,
    streak_other: idCheckIn.streak_other,
    nextReward_other: idCheckIn.nextReward_other,
    order: { paid: idPacks.order.paid, body: idPacks.order.body },
    renewed: idRightsCard.renewed,
    saving: idRightsCard.saving,
    unit: idRightsCard.unit,
  },
  en: {
    duration: enClaim.duration,
    validityText: enClaim.validityText,
    worth: enVouchers.worth,
    minimumSpend: enVouchers.minimumSpend,
    noMinimumSpend: enVouchers.noMinimumSpend,
    noStreak: enCheckIn.noStreak,
    firstDay: enCheckIn.firstDay,
    nextReward_one: enCheckIn.nextReward_one,
    streak_other: enCheckIn.streak_other,
    nextReward_other: enCheckIn.nextReward_other,
    order: { paid: enPacks.order.paid, body: enPacks.order.body },
    renewed: enRightsCard.renewed,
    saving: enRightsCard.saving,
    unit: enRightsCard.unit,
  },
  zh: {
    duration: zhClaim.duration,
    validityText: zhClaim.validityText,
    worth: zhVouchers.worth,
    minimumSpend: zhVouchers.minimumSpend,
    noMinimumSpend: zhVouchers.noMinimumSpend,
    noStreak: zhCheckIn.noStreak,
    firstDay: zhCheckIn.firstDay,
    streak_other: zhCheckIn.streak_other,
    nextReward_other: zhCheckIn.nextReward_other,
    order: { paid: zhPacks.order.paid, body: zhPacks.order.body },
    renewed: zhRightsCard.renewed,
    saving: zhRightsCard.saving,
    unit: zhRightsCard.unit,
  },
} as const;
