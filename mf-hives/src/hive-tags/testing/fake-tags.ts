import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { HiveTagAction, HiveTagInput } from '../../generated/graphql.ts';
import { aFailure, aHive, anApiary } from '../../testing/builders.ts';
import { answering } from '../../testing/gateway.ts';
import { HiveTagFormQuery } from '../form/HiveTagFormPage.graphql.ts';
import { CreateHiveTagMutation, UpdateHiveTagMutation } from '../form/useSaveTag.graphql.ts';
import { HiveTagsQuery } from '../list/HiveTagsScreen.graphql.ts';
import { DeleteHiveTagMutation } from '../list/useDeleteTag.graphql.ts';
import { ScannedTagQuery, TagOfNumberQuery } from '../open/OpenTagScreen.graphql.ts';
import { PrintTagsQuery } from '../print/PrintTagsScreen.graphql.ts';
import { HiveTagCodesMutation } from '../useTagAddresses.graphql.ts';

interface TaggedPart {
  id?: string;
  name?: string;
  canEdit?: boolean;
  deviceIds?: string[];
}

/** A hive with what decides about its tags. */
export function aTaggedHive({ deviceIds = [], ...part }: TaggedPart = {}) {
  return { ...aHive(part), deviceIds };
}

export type TaggedHiveAnswer = ReturnType<typeof aTaggedHive>;

export function aTag(number: string, hive = aTaggedHive(), action: HiveTagAction = 'NEW_INSPECTION') {
  return { __typename: 'HiveTag', id: number, number, action, hive };
}

export type TagAnswer = ReturnType<typeof aTag>;

export const linden = aTaggedHive({ id: '11', name: 'Linden' });
export const willow = aTaggedHive({ id: '12', name: 'Willow', deviceIds: ['90'] });
/** Shared with the person to look at. */
export const foreignHive = aTaggedHive({ id: '13', name: 'Hazel of Bram', canEdit: false });

export const sampleTags = [
  aTag('01', linden),
  aTag('02', willow, 'VIEW_MEASUREMENTS'),
  aTag('07', foreignHive, 'VIEW_INSPECTIONS'),
  aTag(
    '12',
    aTaggedHive({ id: '14', name: 'A hive with a name that is as long as names may be' }),
    'EDIT_HIVE',
  ),
];

/** Answers of a gateway that remembers tags. The code of a tag is its number with a K. */
export function fakeTagServer(
  tags: readonly TagAnswer[] = sampleTags,
  hives: readonly TaggedHiveAnswer[] = [linden, willow, foreignHive],
): FakeAnswer[] {
  let stored = [...tags];
  const apiary = { ...anApiary({ name: 'By the lake' }), hives };
  const ofNumber = (number: string) => stored.find((tag) => tag.number === number) ?? null;

  function save({ number, hiveId, action }: HiveTagInput, former?: string) {
    if (number !== former && ofNumber(number)) {
      return aFailure('INVALID_INPUT', [{ path: 'number', code: 'already_taken' }]);
    }
    const tag = aTag(
      number,
      hives.find((hive) => hive.id === hiveId),
      action,
    );
    stored = [...stored.filter((other) => other.number !== former), tag];
    return tag;
  }

  return [
    answering(HiveTagsQuery, () => ({ hiveTags: stored })),
    answering(HiveTagFormQuery, () => ({ hiveTags: stored, apiaries: hives.length > 0 ? [apiary] : [] })),
    answering(PrintTagsQuery, () => ({ hiveTags: stored })),
    answering(TagOfNumberQuery, () => ({ hiveTags: stored })),
    answering(ScannedTagQuery, ({ code }) => {
      const number = /^(\d\d)K$/.exec(code)?.[1];
      return {
        scannedHiveTag: number ? { __typename: 'ScannedHiveTag', number, tag: ofNumber(number) } : null,
      };
    }),
    answering(CreateHiveTagMutation, ({ input }) => ({ createHiveTag: save(input) })),
    answering(UpdateHiveTagMutation, ({ number, input }) => ({ updateHiveTag: save(input, number) })),
    answering(DeleteHiveTagMutation, ({ number }) => {
      stored = stored.filter((tag) => tag.number !== number);
      return { deleteHiveTag: { __typename: 'Done', done: true } };
    }),
    answering(HiveTagCodesMutation, ({ numbers }) => ({
      hiveTagCodes: {
        __typename: 'HiveTagCodes',
        codes: [numbers].flat().map((number) => ({
          __typename: 'HiveTagCode',
          number,
          url: `https://skep.example/hive-tags/${number}K`,
        })),
      },
    })),
  ];
}
