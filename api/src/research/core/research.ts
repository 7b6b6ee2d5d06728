import type { ConsentAnswer } from '@skep/domain';
import type { HiveId, ResearchAnswerId, ResearchId } from '#platform/context/ids.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';

export interface Research {
  id: ResearchId;
  name: string;
  description: string | undefined;
  institution: string | undefined;
  dataUsed: string | undefined;
  url: string | undefined;
  /** YYYY-MM-DD of UTC, as `endsOn`, which is its last day. */
  startsOn: string | undefined;
  endsOn: string | undefined;
  picture: StoredPicture | undefined;
  isListed: boolean;
  isByInvitation: boolean;
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
