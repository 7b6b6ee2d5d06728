import { joinMessages } from '@skep/i18n';
import { lifeMessages } from '../colony-history/life-messages.ts';
import { tagMessages } from '../hive-tags/tag-messages.ts';
import { selectMessages } from '../select-hives/select-messages.ts';
import { sharingMessages } from '../sharing/sharing-messages.ts';

/** Texts of every route, for a screen that is drawn without its route. */
export const allMessages = joinMessages(lifeMessages, tagMessages, selectMessages, sharingMessages);
