import {
  attachmentKinds,
  attachmentSubjects,
  auditEntries,
  colonyEventKinds,
  hiveStates,
  hiveTagActions,
  hiveTypeGroups,
  layerKinds,
  queenFates,
  queenPurposes,
  queensOfUnion,
} from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { createHiveLoaders, type HiveLoaders } from './loaders.ts';
import { hivesResolvers } from './resolvers.ts';

export const hives: Slice<HiveLoaders> = {
  name: 'hives',
  resolvers: hivesResolvers,
  enums: {
    AttachmentKind: inCapitals(attachmentKinds),
    AttachmentSubject: inCapitals(attachmentSubjects),
    ColonyEventKind: inCapitals(colonyEventKinds),
    HiveState: inCapitals(hiveStates),
    HiveTagAction: inCapitals(hiveTagActions),
    HiveTypeGroup: inCapitals(hiveTypeGroups),
    LayerKind: inCapitals(layerKinds),
    LoggedDeed: inCapitals(auditEntries),
    QueenFate: inCapitals(queenFates),
    QueenPurpose: inCapitals(queenPurposes),
    QueenOfUnion: inCapitals(queensOfUnion),
  },
  models: ['Apiary', 'ChangedColonies', 'Hive', 'HiveTag', 'Queen', 'RegisteredQueen'],
  loaders: createHiveLoaders,
};
