import type { ConsentAnswer } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { HiveId, ResearchAnswerId, ResearchId } from '#platform/context/ids.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';
import type { ResearchFields } from './research-fields.ts';

export interface Research extends ResearchFields {
  id: ResearchId;
  picture: StoredPicture | undefined;
  rev: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface Answer extends ConsentAnswer {
  id: ResearchAnswerId;
  hiveIds: readonly HiveId[];
  answeredAt: Date;
  notedAt: Date;
}

/** Address of its thumbnail; undefined: it has no picture. */
export const pictureUrl = (
  { addresses }: Pick<Context, 'addresses'>,
  { picture }: Pick<Research, 'picture'>,
): string | undefined => picture && `${addresses.api}/research/pictures/${picture.key}/thumb`;
