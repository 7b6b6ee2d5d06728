import type { AnswerOf } from '@skep/rest-client';
import type { Inspection, InspectionItem } from '../../generated/schema.ts';

/** An inspection as the resolvers hand it on: its hive is looked up, and its items where they did not come along. */
export type InspectionModel = Omit<Inspection, 'hive' | 'items' | 'photos' | 'generalPhotoIds'> & {
  hiveId: string;
  items: InspectionItem[] | undefined;
};

/** A task as the service sends it. */
export type TaskModel = AnswerOf<'readTask'>;
