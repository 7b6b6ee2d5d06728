import {
  AppError,
  findSteps,
  isNear,
  type StepAnswer,
  type StepKind,
  supposedKind,
  type Weighing,
  type WeightStep,
} from '@skep/domain';
import { deviceById } from '#measurements/devices/store.ts';
import { framesOf } from '#measurements/series/net-weight.ts';
import type { RequestedDevices } from '#measurements/series/requested-devices.ts';
import type { Window } from '#measurements/series/window.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { signsOf } from './step-signs.ts';
import {
  type AnsweredStep,
  answersOf,
  forgetAnswers,
  ownDeviceIds,
  saveAnswer,
  seenPlacements,
} from './step-store.ts';
import { daysOfChange, type NotedVisit, notedVisits } from './visit-store.ts';
import { momentOf, weighingsOf } from './weighings.ts';

/** A step in the weight of a hive, and what is supposed or known of it. */
export interface HiveStep extends WeightStep {
  deviceId: DeviceId;
  supposed: StepKind;
  answer: StepAnswer | undefined;
  /** What it counts as: what was answered, else what is supposed. */
  kind: StepKind;
}

export type AnswerableStep = HiveStep & { mayAnswer: boolean };

type Measuring = Pick<RequestedDevices, 'placements' | 'definitions'>;

/** The steps with what the person may do with them. */
export async function answerable(
  context: SignedInContext,
  steps: readonly HiveStep[],
): Promise<AnswerableStep[]> {
  if (steps.length === 0) return [];
  const mayAnswer = await answering(context, [...new Set(steps.map(({ deviceId }) => deviceId))]);
  return steps.map((step) => ({ ...step, mayAnswer: mayAnswer(step.deviceId, step.time) }));
}

/** Steps of which somebody said what they were. */
export async function answeredSteps(
  context: Pick<Context, 'db'>,
  devices: Measuring,
  { window, zone }: { window: Window; zone: string },
): Promise<HiveStep[]> {
  const answers = await answersOf(context, deviceIdsOf(devices), window);
  const steps: HiveStep[] = [];
  for (const frame of framesOf(answers.map(({ time }) => time))) {
    const weighings = await weighingsOf(context, devices, frame);
    steps.push(...(await stepsOf(context, devices, { window: frame, zone, weighings })));
  }
  return steps.filter(({ answer }) => answer !== undefined && answer !== 'ignored');
}

/** What is known of the time around steps, besides the weight itself. */
export interface StepRecords {
  visits: readonly NotedVisit[];
  changes: readonly { deviceId: DeviceId; day: string }[];
  answers: readonly AnsweredStep[];
}

/** Of all these hives together: three statements, however many they are. */
export async function stepRecords(
  context: Pick<Context, 'db'>,
  hives: readonly Pick<Measuring, 'placements'>[],
  window: Window,
): Promise<StepRecords> {
  const deviceIds = [...new Set(hives.flatMap(deviceIdsOf))];
  return {
    visits: await notedVisits(context, deviceIds, window),
    changes: await daysOfChange(context, deviceIds),
    answers: await answersOf(context, deviceIds, window),
  };
}

/** The steps of a window. @param weighings of the window. */
export async function stepsOf(
  context: Pick<Context, 'db'>,
  devices: Measuring,
  { window, zone, weighings }: { window: Window; zone: string; weighings: readonly Weighing[] },
): Promise<HiveStep[]> {
  return stepsIn(devices, { zone, weighings }, await stepRecords(context, [devices], window));
}

/** The same of one hive, by what is known of it and maybe of others. */
export function stepsIn(
  devices: Measuring,
  { zone, weighings }: { zone: string; weighings: readonly Weighing[] },
  known: StepRecords,
): HiveStep[] {
  const deviceIds = deviceIdsOf(devices);
  const isOfHive = ({ deviceId }: { deviceId: DeviceId }) => deviceIds.includes(deviceId);
  const visits = known.visits.filter((visit) => visit.deviceIds.some((id) => deviceIds.includes(id)));
  const found = findSteps(
    weighings,
    visits.map(({ time }) => time.getTime()),
  );
  const { definitions } = devices;
  const daysOfChange = known.changes.filter(isOfHive).map(({ day }) => day);
  const records = { visits, daysOfChange, definitions, weighings, zone };
  const answers = known.answers.filter(isOfHive);
  return found.flatMap((step) => {
    const deviceId = deviceAt(devices, step);
    if (deviceId === undefined) return [];
    const supposed = supposedKind(step, signsOf(step, records));
    const answer = answersTo(step, found, answers).findLast((each) => each.deviceId === deviceId)?.answer;
    const kind = answer === undefined || answer === 'ignored' ? supposed : answer;
    return [{ ...step, deviceId, supposed, answer, kind }];
  });
}

const aroundMs = 24 * 60 * 60_000;

/**
 * Keeps what a person says of a step; undefined takes it back.
 * @throws AppError not_found, not_allowed for who may not edit the hive, invalid_input where there is no step.
 */
export function answerStep(
  context: SignedInContext,
  { deviceId, time, answer }: { deviceId: DeviceId; time: Date; answer: StepAnswer | undefined },
): Promise<void> {
  return inTransaction(context, async (inner) => {
    const { definitions } = requireRight(inner, 'see', await deviceById(inner, deviceId));
    const mayAnswer = await answering(inner, [deviceId]);
    if (!mayAnswer(deviceId, time.getTime())) throw new AppError('not_allowed');
    const window = { start: new Date(time.getTime() - aroundMs), end: new Date(time.getTime() + aroundMs) };
    const devices = { definitions, placements: [{ deviceId, since: undefined, until: undefined }] };
    const weighings = await weighingsOf(inner, devices, window);
    const visits = await notedVisits(inner, [deviceId], window);
    const found = findSteps(
      weighings,
      visits.map((visit) => visit.time.getTime()),
    );
    const step = found.find((each) => each.time === momentOf(time.getTime()));
    if (step === undefined) throw fieldProblem('time', 'unknown_choice');
    const former = answersTo(step, found, await answersOf(inner, [deviceId], window));
    await forgetAnswers(
      inner,
      deviceId,
      former.map((each) => each.time),
    );
    if (answer !== undefined) await saveAnswer(inner, { deviceId, time: new Date(step.time), answer });
  });
}

/** Messages that come late may move a step a little: what was said of it belongs to the nearest one. */
function answersTo(
  step: WeightStep,
  all: readonly WeightStep[],
  answers: readonly AnsweredStep[],
): AnsweredStep[] {
  return answers.filter((answer) => {
    const time = answer.time.getTime();
    const distance = Math.abs(time - step.time);
    return isNear(time, step) && all.every((each) => Math.abs(time - each.time) >= distance);
  });
}

const deviceIdsOf = ({ placements }: Pick<Measuring, 'placements'>) => [
  ...new Set(placements.map(({ deviceId }) => deviceId)),
];

function deviceAt({ placements }: Measuring, { time }: WeightStep): DeviceId | undefined {
  return placements.find((placement) => isWithin(placement, time))?.deviceId;
}

/** Who owns the device or may edit the hive that it stood on. */
async function answering(context: SignedInContext, deviceIds: readonly DeviceId[]) {
  const own = await ownDeviceIds(context, deviceIds);
  const seenRanges = (await seenPlacements(context, deviceIds)).filter((seenRange) =>
    mayDo('edit', seenRange),
  );
  return (deviceId: DeviceId, time: number) =>
    own.includes(deviceId) ||
    seenRanges.some((seenRange) => seenRange.deviceId === deviceId && isWithin(seenRange, time));
}

interface SeenRange {
  since: Date | undefined;
  until: Date | null | undefined;
}

function isWithin({ since, until }: SeenRange, time: number): boolean {
  return (since?.getTime() ?? -Infinity) <= time && time < (until?.getTime() ?? Infinity);
}
