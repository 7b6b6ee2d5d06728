import type { ResearchItem } from '@skep/domain';
import { AppError } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ResearchId } from '#platform/context/ids.ts';
import { csvHead, csvRow } from '#platform/exporting/csv.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import type { Research } from '../core/research.ts';
import { fileOf, type ResearchFile } from './files.ts';
import { type Pseudonyms, pseudonymsOf } from './pseudonyms.ts';
import {
  hivesSeen,
  noteFetch,
  type Participant,
  type Period,
  participantsOf,
  researchesOfResearcher,
} from './store.ts';

/** Those of which the person is a researcher, by name. @throws AppError not_found for who is none anywhere */
export async function ownResearches(context: SignedInContext): Promise<Research[]> {
  const researches = await researchesOfResearcher(context);
  if (researches.length === 0) throw new AppError('not_found');
  return researches;
}

/** Who takes part in a research: to its researchers a pseudonym, and no name and no address. */
export interface NamedParticipant extends Participant {
  pseudonym: string;
}

/** @throws AppError not_found for who is no researcher of it, and alike for one that is not there */
export async function showParticipants(
  context: SignedInContext,
  id: ResearchId,
): Promise<{ research: Research; participants: NamedParticipant[] }> {
  const research = await requireResearcher(context, id);
  const nameOf = await pseudonymsOf(context, id);
  return { research, participants: await namedParticipants(context, id, nameOf) };
}

export interface FetchRequest {
  item: ResearchItem;
  period: Period;
  quantities: readonly QuantityName[] | undefined;
  /** Pseudonym of the one person whose data are wanted; undefined: of everybody. */
  person: string | undefined;
}

/** Why nothing is fetched. */
export type NoFile =
  | 'user-not-connected-to-research'
  | 'user-gave-no-consent'
  | 'no-user-consents-for-research';

/**
 * What a research may look at, as lines of a CSV file. Who is in it can read that it was fetched.
 * @throws AppError not_found for who is no researcher of it
 */
export async function fetchFile(
  context: SignedInContext,
  id: ResearchId,
  { item, person, period, quantities }: FetchRequest,
): Promise<AsyncIterable<string> | NoFile> {
  await requireResearcher(context, id);
  const nameOf = await pseudonymsOf(context, id);
  const participants = await namedParticipants(context, id, nameOf);
  const one = participants.find(({ pseudonym }) => pseudonym === person);
  if (person !== undefined && one === undefined) return 'user-not-connected-to-research';
  const asResearch = { ...context, guest: { kind: 'research', researchId: id } } as const;
  const hiveIds = await hivesSeen(asResearch, one?.userId);
  if (hiveIds.length === 0)
    return person === undefined ? 'no-user-consents-for-research' : 'user-gave-no-consent';
  await noteFetch(context, id, item, hiveIds);
  return linesOf(fileOf[item]({ context: asResearch, hiveIds, period, nameOf, quantities }));
}

async function* linesOf({ columns, pages }: ResearchFile): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const rows of pages) if (rows.length > 0) yield rows.map((row) => csvRow(columns, row)).join('');
}

async function namedParticipants(context: SignedInContext, id: ResearchId, nameOf: Pseudonyms) {
  const participants = await participantsOf(context, id);
  return participants.map((each) => ({ ...each, pseudonym: nameOf('person', each.userId) }));
}

async function requireResearcher(context: SignedInContext, id: ResearchId): Promise<Research> {
  const [research] = await researchesOfResearcher(context, id);
  if (research === undefined) throw new AppError('not_found');
  return research;
}
