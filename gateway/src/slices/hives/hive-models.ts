import type { AnswerOf } from '@skep/rest-client';
import type { ApiaryModel, HiveModel } from './models.ts';

/** An apiary, with what GraphQL says of the person’s rights. */
export function apiaryOf(apiary: AnswerOf<'readApiary'>): ApiaryModel {
  return { ...apiary, isOwner: apiary.access === 'owner', hives: apiary.hives?.map(hiveOf) };
}

/** What the access of the person means for a hive, and for the queen of one. */
export const rightsBy = (access: AnswerOf<'readHive'>['access']) => ({
  isOwner: access === 'owner',
  canEdit: access !== 'see',
});

/** A hive, with what GraphQL says of the person's rights. */
export function hiveOf(hive: AnswerOf<'readHive'>): HiveModel {
  return {
    ...hive,
    ...rightsBy(hive.access),
    isShared: hive.groupIds.length > 0,
    deviceIds: hive.devices.map(({ id }) => id),
  };
}
