import type { LanguageCode } from '@skep/domain';
import { formatLocale } from '@skep/domain';
import { loadTexts } from '@skep/i18n';
import type { Notice } from '@skep/remote-kit';
import { createIntl } from 'react-intl';
import { outboxMessages } from './outbox-messages.ts';

/** Queued entries are gone with all that the browser stored: nobody can restore them, but their person reads of it. */
export async function notifyDataLoss(
  count: number,
  language: LanguageCode,
  notify: (notice: Notice) => void,
): Promise<void> {
  const { messages } = await loadTexts(outboxMessages, language);
  const { formatMessage } = createIntl({ locale: formatLocale(language), messages });
  notify({ kind: 'problem', text: formatMessage({ id: 'shell.waiting.gone' }, { count }) });
}
