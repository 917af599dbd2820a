import type { InputOf } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { parsePhone } from '@cangkir/core/phone';
import { checkRecipient, isPrizeInfoOpen } from '@cangkir/core/prize-form';
import { type DrawResult, ownDraw, resultOf } from '../draw/draw.rules.ts';
import { lookUp } from '../look-up.ts';
import { marketOf } from '../market-of.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';

/** The form of a draw, for the winner alone: for others it does not exist. */
export function findPrizeForm({ drawId }: InputOf<'prizeForm'>, context: RuleContext): Reply {
  const { state, user } = context;
  const result = ownResult(drawId, context);
  if (result === null || user === null) return noDraw();
  return answer({
    drawId,
    prize: result.prize,
    wonAt: result.drawnAt,
    market: marketOf(user),
    sent: lookUp(state.prizeForms, drawId),
  });
}

/** Accepts a recipient: once per draw that won goods, while the form is open. */
export function sendPrizeForm(
  { drawId, recipient }: InputOf<'sendPrizeForm'>,
  context: RuleContext,
): Reply {
  const { state, user, now } = context;
  if (user === null) return refuse(CLAIM_CODE.loginRequired, 'Nobody is logged in.', {});
  const result = ownResult(drawId, context);
  if (result?.prize?.kind !== 'goods') return noDraw();
  const earlier = lookUp(state.prizeForms, drawId);
  if (earlier !== null) {
    return refuse(CLAIM_CODE.alreadyClaimed, 'It was sent before.', { sent: earlier });
  }
  if (!isPrizeInfoOpen(result.drawnAt, now)) {
    return refuse(CLAIM_CODE.ended, 'The form is closed.', {});
  }
  if (!checkRecipient(recipient, parsePhone(recipient.phone, marketOf(user))).ok) {
    return refuse(RESPONSE_CODE.bodyInvalid, 'A field of the recipient is not valid.');
  }
  const sent = { recipient, sentAt: now };
  state.prizeForms[drawId] = sent;
  return answer({ sent });
}

/** The current user's result of a draw. */
function ownResult(drawId: string, { state, user }: RuleContext): DrawResult | null {
  const made = ownDraw(state, drawId, user);
  const activity = made && lookUp(state.draws.activities, made.activityCode);
  return made && activity ? resultOf(state, activity, made) : null;
}

function noDraw(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'This person drew nothing that is sent under this drawId.');
}
