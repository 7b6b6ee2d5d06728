import { alertComparators, alertComparisons, alertTemplateKinds } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { ruleStates } from './from-wire.ts';
import { alertsResolvers } from './resolvers.ts';

export const alerts: Slice = {
  name: 'alerts',
  resolvers: alertsResolvers,
  enums: {
    AlertComparator: inCapitals(alertComparators),
    AlertComparison: inCapitals(alertComparisons),
    AlertRuleState: inCapitals(ruleStates),
    AlertTemplateKind: inCapitals(alertTemplateKinds),
  },
};
