import Type from 'typebox';
import type { PhotoLinks } from '#inspections/photos/links.ts';
import type { Photo } from '#inspections/photos/photo.ts';
import { mayDo } from '#platform/access/access.ts';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';

const MaybeText = nullable(Type.String());
const MaybeId = nullable(Type.Integer());
const address = 'Address for this person, valid for at least two hours.';

export const PhotoBody = Type.Object({
  id: Type.Integer(),
  client_id: MaybeText,
  created_at: WireTime,
  updated_at: WireTime,
  filename: MaybeText,
  image_url: Type.String({ description: address }),
  thumb_url: Type.String({ description: address }),
  description: MaybeText,
  type: Type.Literal('inspection'),
  height: Type.Integer(),
  width: Type.Integer(),
  size_kb: Type.Integer(),
  date: WireTime,
  hive_id: MaybeId,
  category_id: MaybeId,
  inspection_id: MaybeId,
  editable: Type.Boolean(),
});

export function photoToWire(photo: Photo, links: PhotoLinks): Type.Static<typeof PhotoBody> {
  return {
    id: photo.id,
    client_id: photo.clientId ?? null,
    created_at: wireTime(photo.createdAt),
    updated_at: wireTime(photo.updatedAt),
    filename: photo.fileName ?? null,
    image_url: links(photo.id, 'whole'),
    thumb_url: links(photo.id, 'thumb'),
    description: photo.description ?? null,
    type: 'inspection',
    height: photo.heightPx,
    width: photo.widthPx,
    size_kb: Math.ceil(photo.sizeBytes / 1000),
    date: wireTime(photo.takenAt),
    hive_id: photo.hiveId ?? null,
    category_id: photo.categoryId ?? null,
    inspection_id: photo.inspectionId ?? null,
    editable: mayDo('edit', photo),
  };
}
