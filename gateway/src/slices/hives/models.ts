import type { Apiary, Hive, HiveTag, RegisteredQueen } from '../../generated/schema.ts';

/** An apiary as the resolvers hand it on: its hives are there already where the service sent them along. */
export type ApiaryModel = Omit<Apiary, 'hives'> & {
  hives: HiveModel[] | undefined;
};

/** A hive as the resolvers pass it on: what it refers to is looked up when it is requested. */
export type HiveModel = Omit<Hive, 'apiary' | 'type' | 'queen' | 'inspectionTable' | 'readings'> & {
  apiaryId: string;
  /** Where it came along with the hive. */
  apiary?: ApiaryModel;
  typeId: string | undefined;
  queen?: QueenModel | undefined;
};

/** A tag as the resolvers pass it on: its hive is looked up when it is requested. */
export type HiveTagModel = Omit<HiveTag, 'hive'> & { hiveId: string };

export type QueenModel = Omit<NonNullable<Hive['queen']>, 'race'> & { raceId: string | undefined };

export type RegisteredQueenModel = Omit<RegisteredQueen, 'queen'> & { queen: QueenModel };

/** Hives as a step in the life of colonies left them. */
export interface ChangedColoniesModel {
  hives: HiveModel[];
}
