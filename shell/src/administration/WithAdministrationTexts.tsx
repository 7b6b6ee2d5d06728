import { remoteMessages, withTexts } from '@skep/remote-kit';
import { administrationMessages } from './administration-messages.ts';

/** Gives a part of another page these texts in addition to those of the shell. */
export const WithAdministrationTexts = withTexts(remoteMessages(administrationMessages));
