import type { FakeAnswer } from '@skep/remote-kit/testing';
import { PlaceMapQuery } from '../apiary-map/ApiaryMap.graphql.ts';
import { DeleteApiaryMutation } from '../delete-apiary/DeleteApiaryDialog.graphql.ts';
import { DeleteHiveMutation } from '../delete-hive/useDeleteHive.graphql.ts';
import { EditApiaryQuery } from '../edit-apiary/EditApiaryScreen.graphql.ts';
import { UpdateApiaryMutation } from '../edit-apiary/useUpdateApiary.graphql.ts';
import { EditHiveQuery } from '../edit-hive/EditHiveScreen.graphql.ts';
import { NewHiveQuery } from '../edit-hive/NewHiveScreen.graphql.ts';
import { CreateHiveMutation, UpdateHiveMutation } from '../edit-hive/useSaveHive.graphql.ts';
import type { CreateHiveInput, LayerInput } from '../generated/graphql.ts';
import { HomeQuery } from '../home/HomeScreen.graphql.ts';
import { InvitationsQuery } from '../home/Invitations.graphql.ts';
import { MoveHivesMutation } from '../move-hives/MoveHivesForm.graphql.ts';
import { MoveHivesQuery } from '../move-hives/MoveHivesScreen.graphql.ts';
import { NewApiaryQuery } from '../new-apiary/NewApiaryScreen.graphql.ts';
import { CreateApiaryMutation } from '../new-apiary/useCreateApiary.graphql.ts';
import { QueenQuery } from '../queen/QueenScreen.graphql.ts';
import { HivePlaceQuery } from '../sharing/HivePlaceDialog.graphql.ts';
import { AnswerInvitationMutation } from '../sharing/InvitationList.graphql.ts';
import {
  type ApiaryAnswer,
  aFailure,
  type aGroupInvitation,
  aHive,
  type aHiveGroup,
  anApiary,
  catalogue,
  dimensionsAnswer,
  type HiveAnswer,
} from './builders.ts';
import { aHistory, registerOf } from './colony-builders.ts';
import { answering } from './gateway.ts';
import { manyHivesAnswers } from './many-hives-answers.ts';

export interface FakeSharing {
  groups?: readonly ReturnType<typeof aHiveGroup>[];
  invitations?: readonly ReturnType<typeof aGroupInvitation>[];
}

/** Answers of a gateway that remembers mutations, as far as these screens need. */
export function fakeServer(
  apiaries: readonly ApiaryAnswer[],
  { groups = [], invitations = [] }: FakeSharing = {},
): FakeAnswer[] {
  let stored = [...apiaries];
  let waiting = [...invitations];
  const allHives = () => stored.flatMap(({ hives }) => hives);
  const findHive = (id: string) => allHives().find((hive) => hive.id === id);

  function store(hive: HiveAnswer) {
    stored = stored.map((apiary) => {
      const others = apiary.hives.filter(({ id }) => id !== hive.id);
      return { ...apiary, hives: apiary.id === hive.apiary.id ? [...others, hive] : others };
    });
    return hive;
  }

  return [
    answering(HomeQuery, () => ({ apiaries: stored, hiveGroups: groups, groupInvitations: waiting })),
    answering(InvitationsQuery, () => ({ groupInvitations: waiting })),
    answering(AnswerInvitationMutation, ({ groupId }) => {
      waiting = waiting.filter((invitation) => invitation.groupId !== groupId);
      return { answerGroupInvitation: { __typename: 'Done', done: true } };
    }),
    answering(HivePlaceQuery, ({ id }) => {
      const apiary = stored.find(({ hives }) => hives.some((hive) => hive.id === id));
      return { hive: apiary ? { __typename: 'Hive', id, apiary } : null };
    }),
    answering(PlaceMapQuery, () => ({ apiaries: stored })),
    answering(NewApiaryQuery, () => ({ apiaries: stored, hiveCatalogue: catalogue })),
    answering(NewHiveQuery, () => ({ apiaries: stored, hiveCatalogue: catalogue })),
    answering(EditHiveQuery, ({ id }) => ({
      hive: findHive(id) ?? null,
      colonyHistory: findHive(id) ? aHistory() : null,
      apiaries: stored,
      hiveCatalogue: catalogue,
      homeAssistant: null,
    })),
    answering(CreateApiaryMutation, ({ input }) => {
      const place = { id: `new-${stored.length + 1}`, name: input.name };
      const hives = Array.from({ length: input.hives.amount }, (_, index) => {
        const id = `${place.id}-${index}`;
        const name = `${input.hives.prefix} ${input.hives.firstNumber + index}`;
        return aHive({
          id,
          name,
          order: index + 1,
          apiary: place,
          layers: answeredLayers(id, input.hives.layers),
        });
      });
      const apiary = anApiary({ ...place, color: input.color ?? '#f8b133', hives });
      stored = [...stored, apiary];
      return { createApiary: apiary };
    }),
    answering(EditApiaryQuery, ({ id }) => ({ apiary: stored.find((apiary) => apiary.id === id) ?? null })),
    answering(UpdateApiaryMutation, ({ id, input }) => {
      const former = stored.find((apiary) => apiary.id === id);
      if (!former) return { updateApiary: aFailure('NOT_FOUND') };
      const apiary = { ...former, name: input.name, revision: former.revision + 1 };
      stored = stored.map((other) => (other.id === id ? apiary : other));
      return { updateApiary: apiary };
    }),
    answering(DeleteApiaryMutation, ({ id }) => {
      stored = stored.filter((apiary) => apiary.id !== id);
      return { deleteApiary: { __typename: 'Done', done: true } };
    }),
    answering(MoveHivesQuery, () => ({ apiaries: stored })),
    answering(MoveHivesMutation, ({ input }) => {
      const target = stored.find(({ id }) => id === input.apiaryId);
      const ids = [input.hiveIds].flat();
      const hives = allHives()
        .filter(({ id }) => ids.includes(id))
        .map((hive) =>
          store({
            ...hive,
            apiary: { __typename: 'Apiary', id: input.apiaryId, name: target?.name ?? '' },
          }),
        );
      return { moveHives: { __typename: 'MovedHives', hives } };
    }),
    answering(QueenQuery, ({ id }) => {
      const hive = findHive(id);
      return {
        hive: hive ?? null,
        hiveQueens: hive?.queen ? [hive.queen] : [],
        queenRegister: registerOf(stored),
        hiveCatalogue: catalogue,
      };
    }),
    answering(CreateHiveMutation, ({ input }) => {
      const id = `new-${allHives().length + 1}`;
      return { createHive: store(hiveOf(id, input, aHive({ id }))) };
    }),
    answering(UpdateHiveMutation, ({ id, input }) => {
      const former = findHive(id);
      return { updateHive: former ? store(hiveOf(id, input, former)) : aFailure('NOT_FOUND') };
    }),
    answering(DeleteHiveMutation, ({ id }) => {
      stored = stored.map((apiary) => ({ ...apiary, hives: apiary.hives.filter((hive) => hive.id !== id) }));
      return { deleteHive: { __typename: 'Done', done: true } };
    }),
    ...manyHivesAnswers({
      change: (changed) => {
        stored = stored.map(changed);
      },
      hives: allHives,
    }),
  ];

  function hiveOf(id: string, input: CreateHiveInput, former: HiveAnswer): HiveAnswer {
    const apiary = stored.find((candidate) => candidate.id === input.apiaryId);
    return {
      ...former,
      revision: former.revision + 1,
      name: input.name,
      color: input.color ?? null,
      order: input.order ?? null,
      type: catalogue.hiveTypes.find((type) => type.id === input.typeId) ?? null,
      apiary: { __typename: 'Apiary', id: input.apiaryId, name: apiary?.name ?? '' },
      layers: answeredLayers(id, input.layers),
      dimensions: dimensionsAnswer(input.dimensions ?? {}),
    };
  }
}

function answeredLayers(hiveId: string, layers: readonly LayerInput[]): HiveAnswer['layers'] {
  return layers.map(({ id, kind, color, frameCount }, index) => ({
    __typename: 'HiveLayer',
    id: id ?? `${hiveId}-layer-${index}`,
    kind,
    color: color ?? null,
    frameCount: frameCount ?? null,
  }));
}
