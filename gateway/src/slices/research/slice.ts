import { researchItems } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { researchResolvers } from './resolvers.ts';

export const research: Slice = {
  name: 'research',
  resolvers: researchResolvers,
  enums: { ResearchItem: inCapitals(researchItems) },
};
