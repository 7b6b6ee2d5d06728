import type { LanguageCode } from '@skep/domain';
import DataLoader from 'dataloader';
import type { HiveCatalogue } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Cached, cachedFor } from '../../rest/ttl-cache.ts';
import { apiaryOf, hiveOf } from './hive-models.ts';
import type { ApiaryModel, HiveModel } from './models.ts';

/** The REST resources of this slice, each read once for all that a request asks for. */
export interface HiveLoaders {
  /** All own apiaries with their hives. */
  ownApiaries: () => Promise<ApiaryModel[]>;
  /** Undefined for what is not there or is somebody else's. */
  apiary: DataLoader<string, ApiaryModel | undefined>;
  hive: DataLoader<string, HiveModel | undefined>;
  hivesOfApiary: DataLoader<string, HiveModel[]>;
  /** The day by which a hive is to be inspected, YYYY-MM-DD; undefined: no task says so. */
  inspectionDueOn: DataLoader<string, string | undefined>;
  /** Hive types and bee races in the person's language. */
  catalogue: Cached<HiveCatalogue>;
}

const catalogueOf = cachedFor<LanguageCode, HiveCatalogue>(readCatalogue);

export function createHiveLoaders(rest: Rest, language: LanguageCode): HiveLoaders {
  const { client } = rest;

  const apiary = new DataLoader<string, ApiaryModel | undefined>(async (ids) => {
    const query = { ids: ids.join(','), hives: 'without' as const };
    const found = await dataOf(client.GET('/api/v1/apiaries', { params: { query } }));
    return inOrderOf(ids, found.map(apiaryOf));
  });

  const hive = new DataLoader<string, HiveModel | undefined>(async (ids) => {
    const query = { ids: ids.join(',') };
    return inOrderOf(ids, (await dataOf(client.GET('/api/v1/hives', { params: { query } }))).map(hiveOf));
  });

  const hivesOfApiary = new DataLoader<string, HiveModel[]>(async (ids) => {
    const query = { ids: ids.join(',') };
    const found = await dataOf(client.GET('/api/v1/apiaries', { params: { query } }));
    return inOrderOf(ids, found.map(apiaryOf)).map((model) => model?.hives ?? []);
  });

  const inspectionDueOn = new DataLoader<string, string | undefined>(async (ids) => {
    const due = await dataOf(client.GET('/api/v1/tasks/inspections-due'));
    const days = new Map(due.map(({ hiveId, day }) => [hiveId, day]));
    return ids.map((id) => days.get(id));
  });

  rest.onWrite(() => {
    for (const loader of [apiary, hive, hivesOfApiary, inspectionDueOn]) loader.clearAll();
  });

  return {
    apiary,
    hive,
    hivesOfApiary,
    inspectionDueOn,
    async ownApiaries() {
      const models = (await dataOf(client.GET('/api/v1/apiaries'))).map(apiaryOf);
      for (const model of models) {
        apiary.prime(model.id, model);
        for (const own of model.hives ?? []) hive.prime(own.id, own);
      }
      return models;
    },
    catalogue: catalogueOf(rest, language),
  };
}

function readCatalogue({ client }: Rest): Promise<HiveCatalogue> {
  return dataOf(client.GET('/api/v1/hive-catalogue'));
}

/** DataLoader wants an answer for each key, in their order; the service leaves out what it does not have. */
function inOrderOf<Model extends { id: string }>(
  ids: readonly string[],
  models: readonly Model[],
): (Model | undefined)[] {
  const byId = new Map(models.map((model) => [model.id, model]));
  return ids.map((id) => byId.get(id));
}
