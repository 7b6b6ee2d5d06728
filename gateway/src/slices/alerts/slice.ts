import {
  alertCalculations,
  alertComparators,
  alertComparisons,
  alertJoins,
  alertTemplateKinds,
} from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { ruleStates } from './from-wire.ts';
import { alertsResolvers } from './resolvers.ts';

export const alerts: Slice = {
  name: 'alerts',
  resolvers: alertsResolvers,
  enums: {
    AlertCalculation: inCapitals(alertCalculations),
    AlertComparator: inCapitals(alertComparators),
    AlertComparison: inCapitals(alertComparisons),
    AlertJoin: inCapitals(alertJoins),
    AlertPeriod: inCapitals(['last', 'past', 'future', 'intervals']),
    AlertRuleState: inCapitals(ruleStates),
    AlertTemplateKind: inCapitals(alertTemplateKinds),
  },
};
