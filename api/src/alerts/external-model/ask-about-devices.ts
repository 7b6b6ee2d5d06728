import { evaluate } from '#alerts/evaluation/evaluate.ts';
import { asksTheModel, pairsOf } from '#alerts/evaluation/pair-store.ts';
import { alertColumns } from '#alerts/evaluation/series-store.ts';
import { alertsWatcher, ofPlace } from '#alerts/rules/watched-store.ts';
import { lockMarks } from '#measurements/change-feed/change-store.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { AlertModelConfig } from '#platform/environment/config.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { quantities } from '#platform/taxonomy/quantities.ts';
import { type Answer, devicesToAsk, forgetAnswersBefore, keepAnswers } from './answer-store.ts';
import { askModel, reasonOf } from './ask-model.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'ask-alert-model': NoData;
  }
}

const windowMs = 24 * 60 * 60_000;
/** So many questions are on their way at a time. */
const requestsAtOnce = 8;
/** A run ends before the next one begins also where each answer takes all of its time. */
const mostRounds = 40;

/**
 * Queries the operator's model about each device whose rules need its answer and that has sent something since,
 * stores its answers, and evaluates the rules. Nothing waits for a model that is down: no answer counts as an unknown value.
 * @throws Error when a whole round got no answer: the next run queries the rest.
 */
export async function askAboutDevices(context: Context): Promise<void> {
  const { alertModel: model } = context;
  if (model === undefined) return;
  for (let round = 0; round < mostRounds; round += 1) {
    const devices = await devicesToAsk(context, requestsAtOnce);
    if (devices.length === 0) return;
    const answers = await answersFor(context, model, devices);
    if (answers.length === 0) throw new Error('The model of the alerts gave no answer.');
    await inTransaction(context, (inner) => applyAnswers(inner, answers));
  }
}

async function answersFor(
  context: Context,
  model: AlertModelConfig,
  devices: Awaited<ReturnType<typeof devicesToAsk>>,
): Promise<Answer[]> {
  const until = context.clock.now();
  const shown = await shownOf(
    context,
    devices.map(({ deviceId }) => deviceId),
    until,
  );
  const answers = await Promise.all(
    devices.map(async ({ deviceId, measuredUntil }) => {
      const window = shown.get(deviceId);
      // A hive that its rules exclude is not queried.
      if (window === undefined) return [{ deviceId, measuredUntil, value: null }];
      try {
        return [{ deviceId, measuredUntil, value: await askModel(model, { ...window, until }) }];
      } catch (error) {
        context.log.warn({ deviceId, reason: reasonOf(error) }, 'the model of the alerts gave no answer');
        return [];
      }
    }),
  );
  return answers.flat();
}

/** What each device has measured since it was placed where it is; not the place itself. */
async function shownOf(context: Context, deviceIds: Answer['deviceId'][], until: Date) {
  const names = quantities.map(({ abbreviation }) => abbreviation).filter((name) => !ofPlace.includes(name));
  const pairs = new Map(
    (await pairsOf(context, { deviceIds })).filter(asksTheModel).map((pair) => [pair.device.id, pair]),
  );
  const from = new Date(until.getTime() - windowMs);
  const wanted = [...pairs.values()].map(({ device, hiveId, standsSince }) => ({
    deviceId: device.id,
    hiveId,
    from,
    standsSince,
  }));
  const columns = await alertColumns(context, wanted, names, until);
  return new Map(
    [...pairs].map(([id, { device }]) => [id, { device, from, columns: columns.get(id) ?? new Map() }]),
  );
}

/** An answer is of the moment at which it comes; a message may say that it comes from a later one. */
async function applyAnswers(context: Context, answers: readonly Answer[]): Promise<void> {
  await lockMarks(context, alertsWatcher);
  const at = context.clock.now();
  await keepAnswers(context, answers, at);
  const pairs = await pairsOf(context, { deviceIds: answers.map(({ deviceId }) => deviceId) });
  const oldest = at.getTime();
  await evaluate(
    context,
    pairs
      .filter(asksTheModel)
      .map((pair) => ({ pair, oldest, until: pair.rule.calculationMinutes === 0 ? oldest : 0 })),
  );
}

/** Rules are tried on a year. */
const retentionDays = 366;

export function forgetOldModelAnswers(context: Context): Promise<void> {
  return forgetAnswersBefore(context, daysAgo(context, retentionDays));
}

export const askModelJob: Job<'ask-alert-model'> = {
  name: 'ask-alert-model',
  run: askAboutDevices,
  queue: { ...queues.eachMinute, policy: 'short' },
  // Also for who got no answer. Messages ask by themselves: see on-messages.ts.
  schedule: '* * * * *',
};
