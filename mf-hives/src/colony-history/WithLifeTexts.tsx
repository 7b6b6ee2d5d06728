import { remoteMessages, withTexts } from '@skep/remote-kit';
import { lifeMessages } from './life-messages.ts';

/** Gives a part of another screen the texts of `locales/colony-history` in addition to those of all forms. */
export const WithLifeTexts = withTexts(remoteMessages(lifeMessages));
