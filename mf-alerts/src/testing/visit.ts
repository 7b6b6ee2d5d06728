import { visiting } from '@skep/remote-kit/visit';
import { ruleFormMessages } from '../rule-form/rule-form-messages.ts';
import { screenMessages } from '../screen-messages.ts';

export const visit = visiting(screenMessages);

/** With the texts of the form in addition to those of the lists. */
export const visitForm = visiting(ruleFormMessages);
