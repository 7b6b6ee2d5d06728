import { joinMessages } from '@skep/i18n';
import { honeyMessages } from '../honey-messages.ts';
import { miteMessages } from '../mite-messages.ts';

/** An entry of whatever kind is corrected in one place. */
export const correctMessages = joinMessages(honeyMessages, miteMessages);
