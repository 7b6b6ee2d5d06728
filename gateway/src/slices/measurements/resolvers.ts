import type { Resolvers } from '../../generated/schema.ts';
import { accountExportMutations, accountExportQueries } from './account-export.ts';
import { accountMoveMutations, accountMoveQueries } from './account-move.ts';
import { chartNoteMutations } from './chart-note-mutations.ts';
import { definitionMutations } from './definition-mutations.ts';
import { deviceCodecMutations, deviceCodecQueries } from './device-codecs.ts';
import { deviceMutations } from './device-mutations.ts';
import { flashLogMutations, flashLogQueries } from './flash-logs.ts';
import { heatMapMutations, heatMapQueries } from './heat-map-settings.ts';
import { importMutations, importQueries } from './import-resolvers.ts';
import { measurementsQueries } from './queries.ts';
import { restoreMutations, restoreQueries } from './restore.ts';
import { scaleCheckMutations, scaleCheckQueries } from './scale-check.ts';
import { webhookMutations } from './webhook-mutations.ts';
import { weightMutations } from './weight-mutations.ts';

export const measurementsResolvers: Resolvers = {
  Query: {
    ...measurementsQueries,
    ...deviceCodecQueries,
    ...flashLogQueries,
    ...heatMapQueries,
    ...importQueries,
    ...accountExportQueries,
    ...restoreQueries,
    ...accountMoveQueries,
    ...scaleCheckQueries,
  },
  Device: {
    isOwner: ({ access }) => access === 'owner',
    newest: ({ id }, _args, { loaders }) => loaders.newestOfDevice(id),
    unknownQuantities: ({ id }, _args, { loaders }) => loaders.unknownQuantitiesOfDevice(id),
    curves: ({ id }, _args, { loaders }) => loaders.curvesOfDevice(id),
    hive: ({ hiveId }, _args, { loaders }) => (hiveId === undefined ? undefined : loaders.hive.load(hiveId)),
  },
  Mutation: {
    ...deviceMutations,
    ...deviceCodecMutations,
    ...definitionMutations,
    ...webhookMutations,
    ...heatMapMutations,
    ...chartNoteMutations,
    ...weightMutations,
    ...scaleCheckMutations,
    ...flashLogMutations,
    ...importMutations,
    ...accountExportMutations,
    ...restoreMutations,
    ...accountMoveMutations,
  },
};
