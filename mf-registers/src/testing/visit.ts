import { joinMessages } from '@skep/i18n';
import { visiting } from '@skep/remote-kit/visit';
import { correctMessages } from '../entry-forms/correct-messages.ts';
import { productMessages } from '../product-messages.ts';
import { cardMessages } from '../record-cards/card-messages.ts';
import { reportMessages } from '../season-report/report-messages.ts';

/** With the words of every screen. */
export const visit = visiting(joinMessages(correctMessages, reportMessages, productMessages, cardMessages));
