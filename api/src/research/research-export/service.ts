import type { ResearchItem } from '@skep/domain';
import { AppError } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ResearchId } from '#platform/context/ids.ts';
import { csvHead, csvRow } from '#platform/exporting/csv.ts';
import type { Research } from '../core/research.ts';
import { type FileSource, fileOf, type ResearchFile, wantedHives } from './files.ts';
import { type Precision, timesIn } from './precision.ts';
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

export interface FetchRequest
  extends Pick<FileSource, 'quantities' | 'binning' | 'decimals' | 'apiaries' | 'devices'> {
  item: ResearchItem;
  /** One after the other in the file. */
  periods: readonly Period[];
  /** Undefined: all there are. */
  rowsMax: number | undefined;
  precision: Precision;
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
  { item, person, periods, rowsMax, precision, ...wanted }: FetchRequest,
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
  const all = { ...wanted, context: asResearch, hiveIds, nameOf, period: always };
  const source = { ...all, hiveIds: await wantedHives(all) };
  await noteFetch(context, id, item, source.hiveIds);
  const files = periods.map((period) => fileOf[item]({ ...source, period }));
  return linesOf(files, { rowsMax, precision });
}

const always: Period = { start: undefined, end: undefined };

async function* linesOf(
  files: readonly ResearchFile[],
  { rowsMax = Number.POSITIVE_INFINITY, precision }: Pick<FetchRequest, 'rowsMax' | 'precision'>,
): AsyncGenerator<string> {
  const columns = files[0]?.columns ?? [];
  yield csvHead(columns);
  let left = rowsMax;
  for (const { pages } of files) {
    for await (const rows of pages) {
      const lines = rows.slice(0, left).map((row) => csvRow(columns, timesIn(row, precision)));
      if (lines.length > 0) yield lines.join('');
      left -= lines.length;
      if (left <= 0) return;
    }
  }
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
