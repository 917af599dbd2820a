import type { ConformanceFinding } from '@cangkir/core';
import * as v from 'valibot';
import { BRIDGE_CODE } from '../bridge-failure.ts';
import type { EventName } from '../events.ts';
import { ANSWER_MESSAGE } from '../native-wire.ts';
import { finding, shapeFindings } from './findings.ts';
import type { Arrival, Exchange } from './message-log.ts';
import type { PlannedCall } from './planned-check.ts';

/** No app has a longer code: a longer number could be somebody's. */
const MAX_CODE = 99_999;

/** What is wrong with the answers to a request. */
export function judgeExchange({
  call,
  sentAt,
  isSent,
  arrivals,
}: Exchange): readonly ConformanceFinding[] {
  const { method, params } = call;
  const [first, ...others] = arrivals;
  const findings: ConformanceFinding[] = [];
  if (!isSent) findings.push(finding('notSent'));
  else if (first === undefined) findings.push(...judgeSilence(call));
  else {
    findings.push(...judgeTime(first.at - sentAt, call));
    if (others.length > 0)
      findings.push(finding('repeated', { expected: 1, got: arrivals.length }));
    findings.push(...judgeAnswer(first, call));
  }
  return findings.map((one) => ({ ...one, request: { method, params } }));
}

/** An app may drop what it need not answer, and take its time. */
function judgeSilence({ expected, limit }: PlannedCall): readonly ConformanceFinding[] {
  return expected === 'noSuccess' ? [] : [finding('silent', { expected: limit })];
}

function judgeTime(took: number, { expected, limit }: PlannedCall): readonly ConformanceFinding[] {
  return expected === 'noSuccess' || took <= limit
    ? []
    : [finding('late', { expected: limit, got: took })];
}

function judgeAnswer(
  { content, findings }: Arrival,
  call: PlannedCall,
): readonly ConformanceFinding[] {
  const answer = v.safeParse(ANSWER_MESSAGE, content);
  if (!answer.success) return [...findings, ...shapeFindings(ANSWER_MESSAGE, content)];
  const { code, data } = answer.output;
  return [...findings, ...judgeCode(code, call), ...judgeData(code, data, call)];
}

function judgeCode(
  code: number,
  { expected, mayBeRefused }: PlannedCall,
): readonly ConformanceFinding[] {
  const isSuccess = code === BRIDGE_CODE.success;
  const isOwn = !Object.values<number>(BRIDGE_CODE).includes(code);
  const right = {
    answer: { code: BRIDGE_CODE.success, isRight: isSuccess || (isOwn && mayBeRefused === true) },
    refusal: { code: 'own', isRight: isOwn },
    unsupported: { code: BRIDGE_CODE.unsupported, isRight: code === BRIDGE_CODE.unsupported },
    noSuccess: { code: 'own', isRight: !isSuccess },
  }[expected];
  const got = Math.abs(code) > MAX_CODE ? null : code;
  return right.isRight ? [] : [finding('code', { expected: right.code, got })];
}

function judgeData(
  code: number,
  data: unknown,
  { expected, data: schema }: PlannedCall,
): readonly ConformanceFinding[] {
  if (expected !== 'answer' || code !== BRIDGE_CODE.success) return [];
  return shapeFindings(schema, data, 'data');
}

/** Whether the app sent the expected events, and no others. */
export function judgeEvents(
  expected: readonly EventName[],
  sent: readonly EventName[],
): readonly ConformanceFinding[] {
  const [wanted, got] = [expected.join(', '), sent.join(', ')];
  return wanted === got ? [] : [finding('events', { expected: wanted, got })];
}
