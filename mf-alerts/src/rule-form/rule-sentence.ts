import type { UseIntl } from '@skep/remote-kit';
import type { RuleFormMessageId } from './rule-form-messages.ts';
import type { ConditionValues, RuleValues } from './rule-values.ts';

type Intl = Pick<
  ReturnType<UseIntl<RuleFormMessageId>>,
  'formatMessage' | 'formatNumber' | 'formatDate' | 'formatList'
>;

/** What the sentence takes from elsewhere. */
export interface SentenceParts {
  /** In the person's language. */
  nameOf: (quantity: string) => string;
  /** The threshold with its unit, as the person reads it; undefined: not answered. */
  figureOf: (condition: ConditionValues) => string | undefined;
}

/** What the rule will do, in whole sentences; undefined as long as a condition is not said. */
export function ruleSentence(rule: RuleValues, parts: SentenceParts, intl: Intl): string | undefined {
  const { formatMessage } = intl;
  const said = rule.conditions.map((condition) => conditionText(condition, parts, intl));
  const conditions = said.filter((text) => text !== undefined);
  if (conditions.length < said.length || conditions.length === 0) return undefined;
  const type = rule.joinedBy === 'or' ? 'disjunction' : 'conjunction';
  const months = runsOf(rule.excludedMonths, 1, 12).map((run) => monthsText(intl, run));
  const hours = runsOf(rule.excludedHours, 0, 23).map(({ first, last }) => hourName(intl, first, last));
  const sentences = [
    !rule.isActive && formatMessage({ id: 'rule.says.off' }),
    formatMessage({ id: 'rule.says.when' }, { conditions: intl.formatList(conditions, { type }) }),
    (rule.occurrences ?? 1) > 1 &&
      formatMessage({ id: 'rule.says.inARow' }, { count: rule.occurrences ?? 1 }),
    months.length > 0 &&
      formatMessage({ id: 'rule.says.notIn' }, { times: intl.formatList(months, { type: 'disjunction' }) }),
    hours.length > 0 &&
      formatMessage({ id: 'rule.says.notAt' }, { times: intl.formatList(hours, { type: 'disjunction' }) }),
  ];
  return sentences.filter((text) => text !== false).join(' ');
}

function conditionText(
  condition: ConditionValues,
  { nameOf, figureOf }: SentenceParts,
  intl: Intl,
): string | undefined {
  const { formatMessage } = intl;
  const { quantity, period, calculation, comparator } = condition;
  // The figure has the sign of percent.
  const comparison = condition.comparison === 'rise_percent' ? 'rise' : condition.comparison;
  if (period === 'intervals' && quantity === 'message') return formatMessage({ id: 'rule.says.silence' });
  const figure = figureOf(condition);
  if (quantity === '' || figure === undefined) return undefined;
  const limit = formatMessage({ id: `rule.says.limit.${comparator}` }, { figure });
  const name = nameOf(quantity);
  if (period === 'intervals') return formatMessage({ id: 'rule.says.values' }, { name, limit });
  if (period === 'last')
    return formatMessage({ id: `rule.says.compared.${comparison}` }, { what: name, limit });
  const time = durationText(intl, condition.minutes);
  const what = formatMessage({ id: `rule.says.over.${calculation}` }, { name, time });
  const compared = formatMessage({ id: `rule.says.compared.${comparison}` }, { what, limit });
  return period === 'past' ? compared : formatMessage({ id: 'rule.says.forecast' }, { condition: compared });
}

/** As "3 hours" or "2 days", in the largest unit that it is a whole number of. */
export function durationText({ formatNumber }: Pick<Intl, 'formatNumber'>, minutes: number): string {
  const [unit, length] =
    minutes % 1440 === 0
      ? (['day', 1440] as const)
      : minutes % 60 === 0
        ? (['hour', 60] as const)
        : (['minute', 1] as const);
  return formatNumber(minutes / length, { style: 'unit', unit, unitDisplay: 'long' });
}

export function monthName({ formatDate }: Pick<Intl, 'formatDate'>, month: number): string {
  return formatDate(Date.UTC(2026, month - 1, 15), { month: 'long', timeZone: 'UTC' });
}

/** As "14:00 – 15:00". @param last the hour that ends the run. Default: the same hour */
export function hourName({ formatDate }: Pick<Intl, 'formatDate'>, hour: number, last = hour): string {
  const at = (shown: number) =>
    formatDate(Date.UTC(2026, 0, 1, shown), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return `${at(hour)}\u2013${at(last + 1)}`;
}

interface Run {
  first: number;
  last: number;
}

/** Hours or months that follow each other, across midnight and the turn of the year too: 22, 23, 0 is one run. */
function runsOf(values: readonly number[], least: number, most: number): Run[] {
  const held = new Set(values);
  const before = (value: number) => (value === least ? most : value - 1);
  const after = (value: number) => (value === most ? least : value + 1);
  if (held.size > most - least) return [{ first: least, last: most }];
  return [...held]
    .filter((value) => !held.has(before(value)))
    .toSorted((one, other) => one - other)
    .map((first) => {
      let last = first;
      while (held.has(after(last))) last = after(last);
      return { first, last };
    });
}

const monthsText = (intl: Intl, { first, last }: Run) =>
  first === last ? monthName(intl, first) : `${monthName(intl, first)}\u2013${monthName(intl, last)}`;
