import { codesOf } from '../../flow/response-code/code-table.ts';

/** Why answers were refused: a survey shares the quota's code with the other activities of the community. */
export const SURVEY_CODE = { quotaFull: codesOf('community').quotaFull } as const;
