import { remoteMessages, withTexts } from '@skep/remote-kit';
import { photoMessages } from './photo-messages.ts';

/** Gives photos the texts of `locales/photos`. */
export const WithPhotoTexts = withTexts(remoteMessages(photoMessages));
