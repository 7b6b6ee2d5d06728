import { useIntl } from '../colony-history/use-life-intl.ts';
import { Picture } from './Picture.ts';
import { type Attached, useAttachments } from './useAttachments.ts';

/** The photo that was chosen as the picture of a hive or a queen; nothing without one. */
export function ChosenPicture({ name, ...attached }: Attached & { name: string }) {
  const { formatMessage } = useIntl();
  const { picture, refetch } = useAttachments(attached);
  if (!picture?.thumbUrl) return null;
  const alt = formatMessage({ id: 'life.pictureOf' }, { name });
  return <Picture src={picture.thumbUrl} alt={alt} onError={refetch} />;
}
