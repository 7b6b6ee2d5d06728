import { remoteMessages, withTexts } from '@skep/remote-kit';
import { selectMessages } from './select-messages.ts';

/** Gives its content the texts of `locales/select` in addition to those of all forms. */
export const WithSelectTexts = withTexts(remoteMessages(selectMessages));
