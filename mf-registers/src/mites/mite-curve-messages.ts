import { chartMessages } from '@skep/charts/words';
import { joinMessages } from '@skep/i18n';
import { miteMessages } from '../mite-messages.ts';

/** The words of charts come with the screens that draw mites over a season. */
export const miteCurveMessages = joinMessages(miteMessages, chartMessages);
