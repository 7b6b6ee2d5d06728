import { inboxStatuses, mailFaults, rights, sheetFieldKinds } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { measurementAlarms, measurementJobs, weatherProblems } from './health-from-wire.ts';
import { administrationResolvers } from './resolvers.ts';
import { translationStates, translationsShown } from './translation-states.ts';

export const administration: Slice = {
  name: 'administration',
  resolvers: administrationResolvers,
  enums: {
    MeasurementAlarm: inCapitals(measurementAlarms),
    MeasurementJob: inCapitals(measurementJobs),
    MessageOutcome: inCapitals(inboxStatuses),
    PaperFieldKind: inCapitals(sheetFieldKinds),
    MailFault: inCapitals(mailFaults),
    TestMailOutcome: inCapitals(['sent', 'refused', 'none']),
    Right: inCapitals(rights),
    TranslationState: inCapitals(translationStates),
    TranslationsShown: inCapitals(translationsShown),
    WeatherProblem: inCapitals(weatherProblems),
  },
};
