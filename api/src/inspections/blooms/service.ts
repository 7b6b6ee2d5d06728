import {
  bloomDaysForm,
  type ClimateZone,
  climateZone,
  isSouthern,
  latestDay,
  type PlantRegion,
  plantRegion,
  seasonOfDay,
} from '@skep/domain';
import { type Access, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import {
  type ApiaryBloom,
  type BloomKey,
  bloomsSince,
  deleteBloom,
  type Standings,
  saveBloom,
  seenStandings,
} from './store.ts';

/** Blooms of this season and the one before, at apiaries that the person sees. */
export function recentBlooms(context: SignedInContext): Promise<ApiaryBloom[]> {
  // In the first half of a year the season before this one began two years ago in the south.
  return bloomsSince(context, context.clock.now().getUTCFullYear() - 2);
}

/** The climate of an apiary and the plants around it. */
export interface ApiarySeason {
  apiaryId: ApiaryId;
  name: string;
  access: Access;
  zone: ClimateZone;
  region: PlantRegion;
}

/** Of each apiary that the person sees. */
export async function apiarySeasons(context: SignedInContext): Promise<ApiarySeason[]> {
  const standings = await seenStandings(context);
  return standings.map((standing) => {
    const { apiaryId, name, access } = standing;
    const place = placeAmong(standing, standings);
    return { apiaryId, name, access, zone: climateZone(place), region: plantRegion(place[0] ?? standing) };
  });
}

/** The place of the apiary; where nobody has said it, those of the others. */
function placeAmong(standing: Standings[number], all: Standings): Standings {
  const isKnown = ({ latitude, country }: Standings[number]) => latitude !== null || country !== null;
  return isKnown(standing) ? [standing] : all.filter(isKnown);
}

/** Notes when a plant bloomed; twice is once. @throws AppError not_found, not_allowed, invalid_input */
export function noteBloom(context: SignedInContext, bloom: ApiaryBloom): Promise<ApiaryBloom> {
  return inTransaction(context, async (inner) => {
    const { standing, standings } = await ownStanding(inner, bloom);
    checkDays(bloom, isSouthern(placeAmong(standing, standings)), inner.clock.now());
    await saveBloom(inner, bloom, inner.clock.now());
    return bloom;
  });
}

/** Where the apiary stands, and all others that the person sees. @throws AppError not_found, not_allowed */
async function ownStanding(context: SignedInContext, { apiaryId }: Pick<BloomKey, 'apiaryId'>) {
  const standings = await seenStandings(context);
  const named = standings.find((each) => each.apiaryId === apiaryId);
  return { standing: requireRight(context, 'manage', named), standings };
}

function checkDays({ season, firstDay, lastDay }: ApiaryBloom, isInSouth: boolean, now: Date): void {
  readForm(bloomDaysForm({ from: '1900-01-01', until: latestDay(now) }), { firstDay, lastDay });
  if (seasonOfDay(firstDay, isInSouth) !== season) throw fieldProblem('season', 'unknown_choice');
}

/** Deletes what was noted of a plant in a season, if anything. @throws AppError not_found, not_allowed */
export function removeBloom(context: SignedInContext, key: BloomKey): Promise<void> {
  return inTransaction(context, async (inner) => {
    await ownStanding(inner, key);
    await deleteBloom(inner, key);
  });
}
