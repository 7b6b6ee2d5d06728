import { useIntl } from '../colony-history/use-life-intl.ts';
import type { AttachmentPartsFragment as Attachment } from '../generated/graphql.ts';

/** Who added a photo or a document, and when. */
export function useAddedText(): (attachment: Attachment) => string {
  const { formatMessage, formatDate } = useIntl();
  return ({ authorName: name, addedAt }) => {
    const date = formatDate(addedAt, { dateStyle: 'medium' });
    return name === null
      ? formatMessage({ id: 'life.addedOn' }, { date })
      : formatMessage({ id: 'life.addedBy' }, { name, date });
  };
}
