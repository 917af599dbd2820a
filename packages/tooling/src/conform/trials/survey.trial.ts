import type { InputOf, OutputOf } from '@cangkir/api';
import { changeOnce, effectOn, type Trial } from '../trial.ts';

type Answers = InputOf<'answerSurvey'>['answers'];
type Question = OutputOf<'survey'>['questions'][number];

/** A survey, answered once. */
export async function trySurvey(trial: Trial): Promise<void> {
  const { member: by } = trial.people;
  const { 'survey.open': open, 'survey.full': full, 'survey.ended': ended } = trial.things;
  for (const [id, expect] of [
    [full, 'quotaFull'],
    [ended, 'ended'],
  ] as const) {
    if (id === undefined) continue;
    await trial.ask('answerSurvey', { id, answers: [] }, { by, as: `a survey: ${expect}`, expect });
  }
  const unknown = { id: 'conform-nothing' };
  await trial.ask('survey', unknown, { by, as: 'an unknown survey', expect: 'notFound' });
  if (open !== undefined) await tryOpen(trial, open);
}

async function tryOpen(trial: Trial, id: string): Promise<void> {
  const { member: by, newcomer } = trial.people;
  const found = await trial.ask('survey', { id }, { by, as: 'a survey' });
  const questions = found.data?.questions ?? [];
  const answers = questions.map(answerTo);
  const input = { id, answers };
  await trial.ask('answerSurvey', input, { as: 'answers of a visitor', expect: 'loginRequired' });
  const refused: Readonly<Record<string, Answers>> = {
    'no answer to what is required': [],
    'two answers to one question': [...answers, ...answers],
    'an answer to no question': [...answers, { kind: 'one', question: 'conform', option: 'none' }],
  };
  for (const [as, wrong] of Object.entries(refused)) {
    await trial.ask('answerSurvey', { id, answers: wrong }, { by, as, expect: 'bodyInvalid' });
  }
  const answered = effectOn(trial, ['survey', { id }, by], 'surveys answered', 1, (data) =>
    data.answeredAt === null ? 0 : 1,
  );
  const others = effectOn(trial, ['survey', { id }, newcomer], 'answers of another', 0, (data) =>
    data.answeredAt === null ? 0 : 1,
  );
  const effects = [answered, others];
  const made = await changeOnce(trial, 'answerSurvey', input, { by, as: 'answers', effects });
  const again = await trial.ask('answerSurvey', input, {
    by,
    as: 'answers a second time',
    expect: 'alreadyClaimed',
  });
  trial.same(again, 'answeredAt', made.data?.answeredAt, again.data?.answeredAt);
}

function answerTo(question: Question): Answers[number] {
  const { id } = question;
  switch (question.kind) {
    case 'one':
      return { question: id, kind: 'one', option: question.options[0]?.id ?? '' };
    case 'many':
      return { question: id, kind: 'many', options: question.options.map((option) => option.id) };
    case 'scale':
      return { question: id, kind: 'scale', value: question.steps };
    case 'text':
      return { question: id, kind: 'text', text: 'Kopi' };
  }
}
