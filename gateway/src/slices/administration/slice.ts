import { mailFaults, rights } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { administrationResolvers } from './resolvers.ts';
import { translationStates, translationsShown } from './translation-states.ts';

export const administration: Slice = {
  name: 'administration',
  resolvers: administrationResolvers,
  enums: {
    MailFault: inCapitals(mailFaults),
    TestMailOutcome: inCapitals(['sent', 'refused', 'none']),
    Right: inCapitals(rights),
    TranslationState: inCapitals(translationStates),
    TranslationsShown: inCapitals(translationsShown),
  },
};
