import type { Access } from '#platform/access/access.ts';
import type { HiveId, InspectionId, PhotoId, UserId } from '#platform/context/ids.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';

export interface Photo extends StoredPicture {
  id: PhotoId;
  clientId: string | undefined;
  inspectionId: InspectionId | undefined;
  hiveId: HiveId | undefined;
  /** Undefined: of the inspection in general. */
  categoryId: number | undefined;
  fileName: string | undefined;
  description: string | undefined;
  widthPx: number;
  heightPx: number;
  sizeBytes: number;
  takenAt: Date;
  createdAt: Date;
  updatedAt: Date;
  /** Of who asks: that to its inspection; without one its author's alone. */
  access: Access;
}

type Said = 'clientId' | 'inspectionId' | 'hiveId' | 'categoryId' | 'fileName' | 'description' | 'takenAt';

export interface NewPhoto extends Pick<Photo, Said> {
  ownerId: UserId;
}
