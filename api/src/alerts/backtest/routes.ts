import * as v from 'valibot';
import { ruleFields } from '#alerts/rules/rule-fields.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { bodyOf } from '#platform/resource/fields.ts';
import { rounded } from '#platform/taxonomy/quantities.ts';
import { type Backtest, tryRule } from './backtest-rule.ts';

const BacktestAnswer = v.object({
  since: v.date(),
  until: v.date(),
  isShortened: v.pipe(v.boolean(), v.description('True: a year would be too much to test.')),
  modelSince: v.pipe(
    v.optional(v.date()),
    v.description('For a rule about the model: its first answer. Absent: it has never answered.'),
  ),
  deviceCount: v.number(),
  count: v.pipe(v.number(), v.description('Number of alerts that the rule would have raised.')),
  alerts: v.pipe(
    v.array(
      v.object({
        deviceId: idJson<DeviceId>('device'),
        deviceName: v.string(),
        hiveId: v.optional(idJson<HiveId>('hive')),
        hiveName: v.optional(v.string()),
        firstAt: v.date(),
        lastAt: v.date(),
        endedAt: v.pipe(v.optional(v.date()), v.description('Absent: it goes on.')),
        count: v.pipe(v.number(), v.description('How often the conditions were met.')),
        value: v.pipe(v.optional(v.number()), v.description('Worst value of the first condition.')),
      }),
    ),
    v.description('The newest 200.'),
  ),
  curves: v.pipe(
    v.array(
      v.object({
        deviceId: idJson<DeviceId>('device'),
        times: v.array(v.date()),
        least: v.array(v.number()),
        greatest: v.array(v.number()),
      }),
    ),
    v.description("Values of the first condition's quantity, for the ten devices with most alerts."),
  ),
});

/** Numbers of the evaluator as people read them: moments, and values without digits that nobody measured. */
function backtestJson({ alerts, curves, ...backtest }: Backtest, quantity: string, until: Date) {
  const moment = (at: number) => new Date(at);
  const round = (value: number) => rounded(quantity, value);
  return {
    ...backtest,
    until,
    alerts: alerts.map(({ firstAt, lastAt, endedAt, values: [value], ...alert }) => ({
      ...alert,
      firstAt: moment(firstAt),
      lastAt: moment(lastAt),
      endedAt: endedAt === undefined ? undefined : moment(endedAt),
      value: value === undefined ? undefined : round(value),
    })),
    curves: curves.map(({ times, least, greatest, ...curve }) => ({
      ...curve,
      times: times.map(moment),
      least: least.map(round),
      greatest: greatest.map(round),
    })),
  };
}

const { name: _name, description: _description, ...body } = bodyOf(ruleFields);

export const backtestRoutes = action(
  'POST',
  '/alert-rules/backtest',
  {
    id: 'backtestAlertRule',
    summary: 'Tests a rule that is not saved on the measurements of the last twelve months',
    limits: [rateLimits.trying],
    body: v.object(body),
    answer: BacktestAnswer,
  },
  async (context, { body: rule }) =>
    backtestJson(
      // It has no name yet.
      await tryRule(context, { ...rule, name: 'rule' }),
      rule.conditions[0]?.quantity ?? '',
      context.clock.now(),
    ),
);
