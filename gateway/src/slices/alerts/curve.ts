import { anyMessage, modelAnswer } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { AlertCurve, AlertCurveQuantity } from '../../generated/schema.ts';
import { dataOf, unlessMissing } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';

type AlertAnswer = AnswerOf<'readAlert'>;
type Series = AnswerOf<'readSeries'>;

const minuteMs = 60_000;
/** Around an alert, on each side, at least. */
const leastRoomMs = 6 * 60 * minuteMs;
const mostRoomMs = 7 * 24 * 60 * minuteMs;

/** What the device measured around an alert, of what its rule looks at. Undefined: the alert or its device is gone. */
export async function curveOf(id: string, rest: Rest): Promise<AlertCurve | undefined> {
  const { client } = rest;
  const alert = await unlessMissing(dataOf(client.GET('/api/v1/alerts/{id}', { params: { path: { id } } })));
  if (alert?.deviceId === undefined) return undefined;
  const { start, end } = windowAround(alert);
  const query = {
    deviceId: alert.deviceId,
    ...{ start: start.toISOString(), end: end.toISOString(), weather: 'true' as const },
  };
  const series = await unlessMissing(dataOf(client.GET('/api/v1/series', { params: { query } })));
  if (series === undefined) return undefined;
  const quantities = figuresOf(await lookedAt(alert, series, rest), series);
  return { start: series.start, end: series.end, quantities };
}

/** With room on both sides, so that it is seen what it was like before. */
function windowAround({ firstAt, lastAt, endedAt, reasons }: AlertAnswer): { start: Date; end: Date } {
  const [first, last] = [Date.parse(firstAt), Date.parse(endedAt ?? lastAt)];
  const looksBackMs = Math.max(...reasons.map(({ minutes = 0 }) => minutes * minuteMs), 0);
  const room = Math.min(Math.max(leastRoomMs, (last - first) / 4, looksBackMs), mostRoomMs);
  return { start: new Date(first - room), end: new Date(last + room) };
}

/** The wire has signs for numbers and for counts: nobody reads them as a unit. */
const bareUnits: readonly string[] = ['', '-', '#'];

interface Looked {
  quantity: string;
  name: string;
  unit: string;
}

/** What the rule looks at, each once. Where nothing of it is measured, the first of what messages brought. */
async function lookedAt({ reasons }: AlertAnswer, series: Series, { client }: Rest): Promise<Looked[]> {
  const looked = new Map(reasons.map((reason) => [reason.quantity, reason]));
  for (const notMeasured of [anyMessage, modelAnswer]) looked.delete(notMeasured);
  if (looked.size > 0) return [...looked.values()];
  const { quantities } = await dataOf(client.GET('/api/v1/measurement-catalogue'));
  const first = series.quantities[0]?.quantity;
  return quantities
    .filter(({ key }) => key === first)
    .map(({ key: quantity, name, unit = '' }) => ({ quantity, name, unit }));
}

function figuresOf(looked: readonly Looked[], series: Series): AlertCurveQuantity[] {
  const { weather } = series;
  const measured = [
    ...series.quantities.map((figures) => ({ ...figures, times: series.times })),
    ...(weather?.quantities ?? []).map((figures) => ({ ...figures, times: weather?.times ?? [] })),
  ];
  return looked.flatMap(({ quantity, name, unit }) => {
    const figures = measured.find((one) => one.quantity === quantity);
    if (figures === undefined) return [];
    const { times, mean, min, max } = figures;
    return [{ quantity, name, unit: bareUnits.includes(unit) ? undefined : unit, times, mean, min, max }];
  });
}
