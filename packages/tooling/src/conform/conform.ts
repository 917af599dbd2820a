import type { EndpointName } from '@cangkir/api';
import { type DocumentedEndpoint, readContract } from '../contracts/api-contract.ts';
import { checkInputs } from './checks/inputs.ts';
import { checkKeys } from './checks/keys.ts';
import { checkOutside } from './checks/outside.ts';
import { checkSignatures } from './checks/signatures.ts';
import { checkTokens } from './checks/tokens.ts';
import { type Conversation, createConversation, type Person } from './conversation.ts';
import type { ConformData, PersonName } from './data.ts';
import { fieldFor } from './data-fields.ts';
import { type CodeName, namesToReach } from './documented-codes.ts';
import { collectFindings, type Finding, type Findings } from './findings.ts';
import { NoAnswerError } from './http.ts';
import { LoginError, logIn, type ReadSmsCode } from './log-in.ts';
import type { Trial } from './trial.ts';
import { tryBargain } from './trials/bargain.trial.ts';
import { tryCheckIn } from './trials/check-in.trial.ts';
import { tryClaim } from './trials/claim.trial.ts';
import { tryCommunity } from './trials/community.trial.ts';
import { tryDraw } from './trials/draw.trial.ts';
import { tryGifts } from './trials/gifts.trial.ts';
import { tryLimits } from './trials/limits.trial.ts';
import { type OverToken, tryLogin } from './trials/login.trial.ts';
import { tryPacks } from './trials/packs.trial.ts';
import { tryPayment } from './trials/payment.trial.ts';
import { tryPrizeForm } from './trials/prize-form.trial.ts';
import { tryReads } from './trials/reads.trial.ts';
import { tryReferral } from './trials/referral.trial.ts';
import { tryRightsCard } from './trials/rights-card.trial.ts';
import { trySurvey } from './trials/survey.trial.ts';

export interface ConformOptions {
  /** Where the backend is. */
  readonly origin: URL;
  readonly data: ConformData;
  readonly readCode: ReadSmsCode;
  /** The origin of the page, if it is another one: the backend has to allow it. */
  readonly pageOrigin?: string | null;
  /** Whether the commands of findings hold tokens. */
  readonly showsTokens?: boolean;
  /** Called with each finding. What it throws ends the check. */
  readonly onFinding?: (finding: Finding) => void;
}

/** An outcome that was not reached, and what would reach it. */
export interface Unreached {
  readonly endpoint: EndpointName;
  readonly outcome: CodeName;
  readonly hint: string;
}

/** How a backend conforms. */
export interface Conformance {
  readonly findings: readonly Finding[];
  readonly unreached: readonly Unreached[];
  /** How many outcomes were reached. */
  readonly reached: number;
  readonly endpoints: readonly DocumentedEndpoint[];
  /** How many requests were sent. */
  readonly requests: number;
}

/** The trials of the features. What one does is there for the next ones. */
const TRIALS: readonly ((trial: Trial) => Promise<void>)[] = [
  tryReads,
  tryClaim,
  tryDraw,
  tryPrizeForm,
  tryCheckIn,
  tryBargain,
  tryCommunity,
  trySurvey,
  tryReferral,
  tryGifts,
  tryRightsCard,
  tryPacks,
  tryPayment,
];

/**
 * Asks a backend for all that the contract says, as the app asks and as nobody should, and finds what breaks it.
 *
 * @throws NoAnswerError if it cannot be reached at all
 */
export async function conform(options: ConformOptions): Promise<Conformance> {
  const { origin, pageOrigin = null, showsTokens = false, onFinding = () => {} } = options;
  const contract = await readContract();
  const endpoints = new Map(contract.map((endpoint) => [endpoint.name, endpoint]));
  const findings = collectFindings(onFinding);
  const conversation = createConversation({ origin, endpoints, findings, pageOrigin, showsTokens });
  await conversation.ask('config', {}, { as: 'the first request' });
  await untilStuck(findings, () => tryAll(conversation, endpoints, findings, options));
  return {
    findings: findings.found,
    ...outcomesOf(contract, conversation.reached),
    endpoints: contract,
    requests: conversation.requests(),
  };
}

async function tryAll(
  conversation: Conversation,
  endpoints: Trial['endpoints'],
  findings: Findings,
  { origin, pageOrigin = null, data, readCode }: ConformOptions,
): Promise<void> {
  const { things } = data;
  const strangers = peopleOf(data);
  const people = {
    ...strangers,
    member: await enter(conversation, strangers.member, readCode),
    newcomer: await enter(conversation, strangers.newcomer, readCode),
    foreigner: await enter(conversation, strangers.foreigner, readCode),
  };
  const trial: Trial = { ...conversation, endpoints, people, things };
  const over: OverToken[] = [...(await tryLogin(trial, readCode))];
  const { 'token.expired': expired } = things;
  if (expired !== undefined) over.push(['whose time is over', expired]);
  for (const tryFeature of TRIALS) await untilStuck(findings, () => tryFeature(trial));
  await checkOutside(origin, pageOrigin, findings);
  await checkSignatures(trial);
  await checkTokens(trial, over);
  await checkInputs(trial);
  await checkKeys(trial);
  await tryLimits(trial, await enter(conversation, people.hurrier, readCode));
}

/** Where nobody can log in, or no answer comes, what is left cannot be tried. */
async function untilStuck(findings: Findings, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof LoginError || error instanceof NoAnswerError)) throw error;
    const got = error.message;
    findings.add({ where: 'the check', what: 'its end', expected: 'an answer', got, curl: null });
  }
}

/** The people of the data, with the tokens that it gives. */
function peopleOf({ people }: ConformData): Readonly<Record<PersonName, Person>> {
  return {
    member: personOf('MEMBER', people.member),
    newcomer: personOf('NEWCOMER', people.newcomer),
    foreigner: personOf('FOREIGNER', people.foreigner),
    stranger: personOf('STRANGER', people.stranger),
    leaver: personOf('LEAVER', people.leaver),
    guesser: personOf('GUESSER', people.guesser),
    hurrier: personOf('HURRIER', people.hurrier),
  };
}

function personOf(
  name: string,
  { phone, token = '' }: Pick<ConformData['people']['member'], 'phone' | 'token'>,
): Person {
  return { variable: `${name}_TOKEN`, phone, token };
}

async function enter(
  conversation: Conversation,
  person: Person,
  readCode: ReadSmsCode,
): Promise<Person> {
  return person.token === '' ? logIn(conversation, person, readCode) : person;
}

function outcomesOf(
  contract: readonly DocumentedEndpoint[],
  reachedNames: Conversation['reached'],
): Pick<Conformance, 'reached' | 'unreached'> {
  const all = contract.flatMap((endpoint) =>
    [...namesToReach(endpoint)].map((outcome) => ({ endpoint: endpoint.name, outcome })),
  );
  const unreached = all
    .filter(({ endpoint, outcome }) => !reachedNames.get(endpoint)?.has(outcome))
    .map((each) => ({ ...each, hint: hintFor(each.endpoint, each.outcome) }));
  return { unreached, reached: all.length - unreached.length };
}

function hintFor(endpoint: EndpointName, outcome: CodeName): string {
  const field = fieldFor(`${endpoint} ${outcome}`);
  return field === undefined
    ? 'no request of this check leads there: try it by hand, or take it from the contract'
    : `the data file’s ${field[0]}: ${field[1]}`;
}
