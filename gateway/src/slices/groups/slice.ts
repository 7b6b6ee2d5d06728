import { groupNewsKinds, memberStates, shareRights } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { createGroupLoaders, type GroupLoaders } from './loaders.ts';
import { groupsResolvers } from './resolvers.ts';

export const groups: Slice<GroupLoaders> = {
  name: 'groups',
  resolvers: groupsResolvers,
  enums: {
    GroupMemberState: inCapitals(memberStates),
    GroupNewsKind: inCapitals(groupNewsKinds),
    ShareRight: inCapitals(shareRights),
  },
  loaders: createGroupLoaders,
};
