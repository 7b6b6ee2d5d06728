import type { FakeAnswer } from '@skep/remote-kit/testing';
import { FavouriteApiaryMutation, FavouriteHiveMutation } from '../favourite/useFavourite.graphql.ts';
import {
  DeleteHivesMutation,
  RecolourHivesMutation,
  RenameHivesMutation,
} from '../select-hives/many-hives.graphql.ts';
import type { ApiaryAnswer, HiveAnswer } from './builders.ts';
import { answering } from './gateway.ts';

export interface FakeStore {
  /** Replaces the stored apiaries by others. */
  change: (change: (apiary: ApiaryAnswer) => ApiaryAnswer) => void;
  hives: () => HiveAnswer[];
}

/** What a gateway answers to steps that are about many hives, and to favourites. */
export function manyHivesAnswers({ change, hives }: FakeStore): FakeAnswer[] {
  const changeHives = (ids: readonly string[], changed: (hive: HiveAnswer) => HiveAnswer) => {
    change((apiary) => ({
      ...apiary,
      hives: apiary.hives.map((hive) => (ids.includes(hive.id) ? changed(hive) : hive)),
    }));
    return { __typename: 'ChangedHives', hives: hives().filter(({ id }) => ids.includes(id)) };
  };

  return [
    answering(RecolourHivesMutation, ({ hiveIds, color = null }) => ({
      recolourHives: changeHives([hiveIds].flat(), (hive) => ({
        ...hive,
        revision: hive.revision + 1,
        color,
        layers: hive.layers.map((layer) => ({ ...layer, color })),
      })),
    })),
    answering(RenameHivesMutation, ({ names }) => {
      const byId = new Map([names].flat().map(({ id, name }) => [id, name]));
      return {
        renameHives: changeHives([...byId.keys()], (hive) => ({
          ...hive,
          revision: hive.revision + 1,
          name: byId.get(hive.id) ?? hive.name,
        })),
      };
    }),
    answering(DeleteHivesMutation, ({ hiveIds }) => {
      const ids = [hiveIds].flat();
      change((apiary) => ({ ...apiary, hives: apiary.hives.filter(({ id }) => !ids.includes(id)) }));
      return { deleteHives: { __typename: 'Done', done: true } };
    }),
    answering(FavouriteHiveMutation, ({ id, isFavourite }) => {
      changeHives([id], (hive) => ({ ...hive, isFavourite }));
      return { setFavouriteHive: { __typename: 'FavouriteHive', id, isFavourite } };
    }),
    answering(FavouriteApiaryMutation, ({ id, isFavourite }) => {
      change((apiary) => (apiary.id === id ? { ...apiary, isFavourite } : apiary));
      return { setFavouriteApiary: { __typename: 'FavouriteApiary', id, isFavourite } };
    }),
  ];
}
