import { apiaryForm } from '@skep/domain';
import { type InferOutput, object, string } from 'valibot';
import type { Access } from '#platform/access/access.ts';
import type { ApiaryId, UserId } from '#platform/context/ids.ts';

/** What an apiary says of itself. */
export const apiaryFields = object({ ...apiaryForm.entries, locationType: string(), continent: string() });

export type ApiaryFields = InferOutput<typeof apiaryFields>;

export interface Apiary extends ApiaryFields {
  id: ApiaryId;
  ownerId: UserId;
  /** Of who asks. */
  access: Access;
  /** Whether the viewer sees the exact place. */
  isPlaceShown: boolean;
  clientId: string | undefined;
  /** To the person who asks. */
  isFavourite: boolean;
  rev: number;
  createdAt: Date;
}
