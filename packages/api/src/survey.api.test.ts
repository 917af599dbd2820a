import { createSurveyGateway, SURVEY_ENDPOINTS } from './survey.api.ts';
import { CONTRACT } from './survey.contract.ts';
import { describeEndpoint } from './testing/describe-endpoint.ts';

const { survey, answerSurvey } = SURVEY_ENDPOINTS;

describeEndpoint(survey, CONTRACT.survey, (client, { id }) => createSurveyGateway(client).find(id));

describeEndpoint(answerSurvey, CONTRACT.answerSurvey, (client, input, change) =>
  createSurveyGateway(client).answer(input, change),
);
