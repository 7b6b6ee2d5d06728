import { withTexts } from '@skep/remote-kit';
import { pageMessages } from './page-messages.ts';

/** Gives a page the texts of `locales/pages` beside those of the shell. */
export const WithPageTexts = withTexts(pageMessages);
