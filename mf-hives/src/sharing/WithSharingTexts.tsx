import { remoteMessages, withTexts } from '@skep/remote-kit';
import { sharingMessages } from './sharing-messages.ts';

/** Gives its content the texts of `locales/sharing`. */
export const WithSharingTexts = withTexts(remoteMessages(sharingMessages));
