import type { AnswerOf } from '@skep/rest-client';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { rightsBy } from './hive-models.ts';
import type { ApiaryModel, HiveModel } from './models.ts';

type InBrief = AnswerOf<'listApiariesInBrief'>[number];

const ofApiary = ['id', 'name', 'isOwner'];
const ofHive = [
  'id',
  'name',
  'color',
  'isOwner',
  'canEdit',
  'state',
  'stateSince',
  'apiary.id',
  'apiary.name',
];
const fields: ReadonlySet<string> = new Set([...ofApiary, ...ofHive.map((name) => `hives.${name}`)]);
const queens = 'hives.queen.';

/** Whether a list of hives to choose from has all that is requested: a small part of the cost of everything. */
export function isInBrief(requested: ReadonlySet<string>): boolean {
  return [...requested].every((path) => fields.has(path) || path.startsWith(queens));
}

/** Only what `isInBrief` found may be read of these. */
export async function readApiariesInBrief(
  { client }: Rest,
  requested: ReadonlySet<string>,
): Promise<ApiaryModel[]> {
  const isWithQueens = [...requested].some((path) => path.startsWith(queens));
  const query = { queens: isWithQueens ? ('with' as const) : ('without' as const) };
  const found = await dataOf(client.GET('/api/v1/apiaries/brief', { params: { query } }));
  return found.map(({ hives, access, ...rest }) => {
    const apiary = { ...unreadOfApiary, ...rest, isOwner: access === 'owner', hives: undefined };
    return { ...apiary, hives: hives.map((hive) => hiveOf(hive, apiary)) };
  });
}

function hiveOf({ access, ...hive }: InBrief['hives'][number], apiary: ApiaryModel): HiveModel {
  return { ...unreadOfHive, ...hive, apiary, ...rightsBy(access) };
}

// No query that is answered from here requests these.
const unreadOfApiary = { address: {}, isFavourite: false, isPlaceShown: false, revision: 0 };
const unreadOfHive = {
  ...{
    deviceIds: [],
    devices: [],
    dimensions: {},
    groupIds: [],
    layers: [],
    tagNumbers: [],
    typeId: undefined,
  },
  ...{ inspectionCount: 0, isFavourite: false, isShared: false, revision: 0 },
};
