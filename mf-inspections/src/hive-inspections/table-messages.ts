import { chartMessages } from '@skep/charts/words';
import { joinMessages } from '@skep/i18n';
import { diaryMessages } from '../diary/diary-messages.ts';

/** With those of the curves that are drawn from a table. */
export const tableMessages = joinMessages(diaryMessages, chartMessages);
