import { chartMessages } from '@skep/charts/words';
import { joinMessages } from '@skep/i18n';
import { honeyMessages } from '../honey-messages.ts';

/** The words of charts come with the one screen that draws. */
export const yieldsMessages = joinMessages(honeyMessages, chartMessages);
