import { remoteMessages, withTexts } from '@skep/remote-kit';
import { formMessages } from './form-messages.ts';

/** Gives a part of another screen the texts of `locales/forms` in addition to those of the remote. */
export const WithFormTexts = withTexts(remoteMessages(formMessages));
