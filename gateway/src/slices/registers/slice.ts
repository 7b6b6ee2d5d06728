import {
  biotechnicalMeasures,
  colonyMoveKinds,
  feedKinds,
  feedUnits,
  miteMethods,
  registerKinds,
  sugarRatios,
  treatmentMethods,
} from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { registersResolvers } from './resolvers.ts';

export const registers: Slice = {
  name: 'registers',
  enums: {
    ColonyMoveKind: inCapitals(colonyMoveKinds),
    RegisterKind: inCapitals(registerKinds),
    TreatmentMethod: inCapitals(treatmentMethods),
    BiotechnicalMeasure: inCapitals(biotechnicalMeasures),
    MiteMethod: inCapitals(miteMethods),
    FeedKind: inCapitals(feedKinds),
    FeedUnit: inCapitals(feedUnits),
    SugarRatio: inCapitals(sugarRatios),
  },
  resolvers: registersResolvers,
};
