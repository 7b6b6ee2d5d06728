import { remoteMessages, withTexts } from '@skep/remote-kit';
import { inputMessages } from './input-messages.ts';

/** Gives an input the texts of `locales/inputs`. */
export const WithInputTexts = withTexts(remoteMessages(inputMessages));
