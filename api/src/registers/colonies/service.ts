import { isFutureDay } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { apiariesById, type HiveOnDay, hivesThereOn, type PlacedApiary } from './store.ts';

export type CountedApiary = PlacedApiary & { hives: readonly HiveOnDay[] };

/**
 * How many colonies the person had on a day, by where they stood.
 * @throws AppError invalid_input for a day to come
 */
export async function colonyCount(context: SignedInContext, day: string): Promise<CountedApiary[]> {
  if (isFutureDay(day, context.clock.now())) throw fieldProblem('day', 'date_in_future');
  const hives = await hivesThereOn(context, day);
  const byApiary = Map.groupBy(hives, ({ apiaryId }) => apiaryId);
  const apiaries = await apiariesById(context, [...byApiary.keys()]);
  return apiaries
    .map((apiary) => ({ ...apiary, hives: byApiary.get(apiary.apiaryId) ?? [] }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.apiaryId - b.apiaryId);
}
