import { PhotoRow } from './PhotoRow.tsx';
import { idsIn } from './photo-ids.ts';
import { WithPhotoTexts } from './WithPhotoTexts.tsx';

/** Photos that answer an item, to be looked at. @param value as it is stored */
export function ShownPhotos({ value }: { value: string }) {
  return (
    <WithPhotoTexts>
      <PhotoRow ids={idsIn(value)} />
    </WithPhotoTexts>
  );
}
