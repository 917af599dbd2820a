import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const { registration, taken, ...ACTIVITY } = ENDPOINTS.communityActivity.output.entries;
const { answeredAt, ...SURVEY } = ENDPOINTS.community.output.entries.surveys.item.entries;

const activity = v.object({
  ...ACTIVITY,
  /** The places of people whom this backend does not know by name. */
  othersTaken: taken,
  /** What the host's QR holds. */
  checkInCode: v.string(),
});

const survey = v.object(SURVEY);

const person = v.object({
  activityId: v.string(),
  userId: v.string(),
  /** One that was cancelled stays here: it cannot be registered again. */
  registration,
});

const surveyAnswer = v.object({ surveyId: v.string(), userId: v.string(), answeredAt: v.number() });

/** The community: activities and surveys by id, who registered for what, and who answered. */
export const COMMUNITY_STATE = v.object({
  activities: v.record(v.string(), activity),
  registrations: v.array(person),
  surveys: v.record(v.string(), survey),
  surveyAnswers: v.array(surveyAnswer),
});

export type BackendActivity = v.InferOutput<typeof activity>;
export type BackendRegistration = v.InferOutput<typeof person>;
export type BackendSurvey = v.InferOutput<typeof survey>;
export type BackendSurveyAnswer = v.InferOutput<typeof surveyAnswer>;
