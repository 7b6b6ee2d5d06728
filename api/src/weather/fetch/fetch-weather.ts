import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { currentProvider } from '#weather/core/current-provider.ts';
import { saveHours } from '#weather/core/hours-store.ts';
import {
  addPlaces,
  claimDuePlaces,
  placesWithoutHistory,
  postponeAll,
  saveFailure,
  saveFetched,
  saveHistory,
  type WeatherPlace,
} from '#weather/core/place-store.ts';
import type { WeatherHour } from '#weather/core/quantities.ts';
import { WeatherProblem } from '#weather/core/weather-problem.ts';
import { providerOf } from './provider.ts';
import type { WeatherProvider } from './weather-provider.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Of one run, which comes each minute: 3600 places an hour. */
const mostPlaces = 60;
const mostHistories = 4;
/** After so many the provider has its troubles: the next run asks again. */
const mostFailures = 3;
/** A run that was ended in the middle leaves its places to others after this. */
const claimedMs = 10 * minuteMs;
/** Of all requests about the past together. */
const historyDays = 365;
const historyStepDays = 28;
/** The archive is some days behind (Open-Meteo: five); these come with the first forecast. */
const firstDaysBack = 7;
/** As far back as forecasts go (Open-Meteo). */
const mostDaysBack = 92;
const longestWaitMs = 6 * hourMs;

/**
 * Fetches the weather of each place whose hour has come, and a step of history of a few places. Nothing of it is in
 * memory: whoever runs next goes on where this was ended.
 */
export async function fetchWeather(context: Context): Promise<void> {
  const config = await currentProvider(context);
  if (config === undefined) return;
  const provider = providerOf(config);
  const now = context.clock.now();
  await addPlaces(context, now, startOfDay(now, -firstDaysBack));
  const due = await claimDuePlaces(context, now, later(now, claimedMs), mostPlaces);
  if (await attemptEach(context, due, (place) => fetchRecent(context, provider, place)))
    await fillHistories(context, provider, startOfDay(now, -historyDays));
}

/** @returns whether it may go on: not when the provider asks for quiet, or fails again and again. */
async function attemptEach(
  context: Context,
  places: readonly WeatherPlace[],
  task: (place: WeatherPlace) => Promise<void>,
): Promise<boolean> {
  let failures = 0;
  for (const place of places) {
    try {
      await task(place);
    } catch (error) {
      if (!(error instanceof WeatherProblem)) throw error;
      await noteFailure(context, place, error);
      failures += 1;
      if (concernsAll(error) || failures === mostFailures) return false;
    }
  }
  return true;
}

const concernsAll = ({ kind }: WeatherProblem) => kind === 'busy' || kind === 'refused';

async function noteFailure(context: Context, place: WeatherPlace, problem: WeatherProblem): Promise<void> {
  const { kind, message, retryAfterSeconds = 0 } = problem;
  context.log.warn({ problem: kind, placeId: place.id }, `weather was not fetched: ${message}`);
  const now = context.clock.now();
  // Twice as long each time: two minutes, four, … six hours.
  const backOffMs = Math.min(minuteMs * 2 ** Math.min(place.failures + 1, 16), longestWaitMs);
  const waitMs = Math.max(backOffMs, Math.min(retryAfterSeconds * 1000, dayMs));
  await saveFailure(context, place.id, kind, later(now, waitMs));
  if (concernsAll(problem)) await postponeAll(context, later(now, waitMs));
}

async function fetchRecent(context: Context, provider: WeatherProvider, place: WeatherPlace): Promise<void> {
  const now = context.clock.now();
  const away = place.fetchedAt === undefined ? undefined : now.getTime() - place.fetchedAt.getTime();
  const daysBack = away === undefined ? firstDaysBack : Math.min(Math.ceil(away / dayMs), mostDaysBack);
  const hours = await provider.recent(place, daysBack);
  await inTransaction(context, async (inner) => {
    await saveHours(inner, place.id, possibleHours(hours, now));
    await saveFetched(inner, place.id, now, nextTurn(place, now));
  });
}

/** In the next hour, each place at a minute of its own: a service does not get all requests at once. */
function nextTurn({ id }: WeatherPlace, now: Date): Date {
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  return new Date(hour + hourMs + (5 + (id % 50)) * minuteMs);
}

async function fillHistories(context: Context, provider: WeatherProvider, firstDay: Date): Promise<void> {
  const { history } = provider;
  if (history === undefined) return;
  const places = await placesWithoutHistory(context, firstDay, mostHistories);
  await attemptEach(context, places, async (place) => {
    const step = later(place.historyFrom, -historyStepDays * dayMs);
    const from = step < firstDay ? firstDay : step;
    const lastDay = later(place.historyFrom, -dayMs);
    const hours = await history(place, dayOf(from), dayOf(lastDay));
    await inTransaction(context, async (inner) => {
      await saveHours(inner, place.id, possibleHours(hours, context.clock.now()));
      await saveHistory(inner, place.id, from);
    });
  });
}

/** Full hours with anything in them, of the requested years. */
function possibleHours(hours: readonly WeatherHour[], now: Date): WeatherHour[] {
  const [first, last] = [later(now, -2 * historyDays * dayMs), later(now, 30 * dayMs)];
  return hours.filter(
    ({ hour, values }) =>
      hour >= first && hour <= last && hour.getTime() % hourMs === 0 && Object.keys(values).length > 0,
  );
}

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);
const startOfDay = (now: Date, days: number) =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs + days * dayMs);
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
