import { memberStates, shareRights } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { groupsResolvers } from './resolvers.ts';

export const groups: Slice = {
  name: 'groups',
  resolvers: groupsResolvers,
  enums: { GroupMemberState: inCapitals(memberStates), ShareRight: inCapitals(shareRights) },
};
