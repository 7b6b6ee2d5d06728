import {
  alertCalculations,
  alertComparators,
  alertComparisons,
  alertJoins,
  alertOutcomes,
  alertPeriods,
  alertTemplateKinds,
} from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { alertsResolvers } from './resolvers.ts';

export const alerts: Slice = {
  name: 'alerts',
  resolvers: alertsResolvers,
  enums: {
    AlertCalculation: inCapitals(alertCalculations),
    AlertComparator: inCapitals(alertComparators),
    AlertComparison: inCapitals(alertComparisons),
    AlertJoin: inCapitals(alertJoins),
    AlertOutcome: inCapitals(alertOutcomes),
    AlertPeriod: inCapitals(alertPeriods),
    AlertRuleState: inCapitals(['active', 'off', 'deleted']),
    AlertTemplateKind: inCapitals(alertTemplateKinds),
    TestAlertMail: inCapitals(['sent', 'off', 'unverified']),
  },
  models: ['Alert', 'AlertRule'],
};
