import type { FakeAnswer } from '@skep/remote-kit/testing';
import { AttachmentsQuery } from '../attachments/attachments.graphql.ts';
import { HiveLifeQuery } from '../colony-history/ColonyHistoryScreen.graphql.ts';
import {
  ChangeHiveStateMutation,
  ColonyStepQuery,
  RequeenColonyMutation,
  SplitColonyMutation,
  UniteColoniesMutation,
} from '../colony-history/colony-steps.graphql.ts';
import type {
  HiveStateInput,
  QueenEndInput,
  QueenMoveInput,
  RequeeningInput,
  SplitInput,
  UnionInput,
} from '../generated/graphql.ts';
import { QueenRegisterQuery } from '../queen-register/QueenRegisterScreen.graphql.ts';
import { EndQueenMutation, MoveQueenMutation, QueenStepQuery } from '../queen-register/QueenStep.graphql.ts';
import { aPhotoUrl, attachmentsOf } from './attachments.ts';
import { aHive, anApiary, aQueen, catalogue } from './builders.ts';
import { aColonyEvent, aHistory, aHiveName, aQueenName, aRegisteredQueen } from './colony-builders.ts';
import { answering } from './gateway.ts';

const orchard = { id: '1', name: 'Orchard' };

export const beatrix = aQueen({
  id: 'q1',
  name: 'Beatrix',
  color: '#4a90e2',
  race: 'Carnica',
  birthDate: '2025-06-01',
});
export const juliana = aQueen({ id: 'q2', name: 'Juliana', motherId: 'q1', birthDate: '2026-05-20' });
const wilhelmina = aQueen({ id: 'q3', name: 'Wilhelmina', goneOn: '2025-07-02', fate: 'DEAD' });
const amalia = aQueen({
  ...{ id: 'q4', name: 'Amalia', motherId: 'q2' },
  ...{ place: 'Mating box 3', purpose: 'MATING' },
});

export const linden = aHive({ id: '12', name: 'Linden', apiary: orchard, queen: beatrix });
export const willow = aHive({ id: '13', name: 'Willow', apiary: orchard, queen: juliana });
export const heather = aHive({
  id: '14',
  name: 'Heather',
  apiary: orchard,
  state: 'QUEENLESS',
  stateSince: '2026-05-01',
});
const sold = aHive({ id: '15', name: 'Clover', apiary: orchard, state: 'SOLD', stateSince: '2026-04-01' });

export const register = [
  aRegisteredQueen(amalia),
  aRegisteredQueen(juliana, [{ hive: aHiveName('13', 'Willow'), since: '2026-05-20' }]),
  aRegisteredQueen(beatrix, [{ hive: aHiveName('12', 'Linden'), since: '2025-06-10' }]),
  aRegisteredQueen(wilhelmina, [
    { hive: aHiveName('9', 'Oak', true), since: '2023-05-01', until: '2025-07-02' },
  ]),
];

export const lindensHistory = aHistory({
  events: [
    aColonyEvent('UNITE', {
      date: '2026-07-04',
      hive: aHiveName('12', 'Linden'),
      otherHive: aHiveName('9', 'Oak', true),
      queen: aQueenName('q1', 'Beatrix'),
      formerQueen: aQueenName('q3', null),
    }),
    aColonyEvent('STATE', { date: '2026-06-12', state: 'ACTIVE', note: 'Six frames of brood,\nall sealed.' }),
    aColonyEvent('SPLIT', {
      date: '2026-05-03',
      hive: aHiveName('13', 'Willow'),
      otherHive: aHiveName('12', 'Linden'),
      queen: aQueenName('q1', 'Beatrix'),
      state: 'NUCLEUS',
    }),
  ],
  reigns: [{ queen: aQueenName('q1', 'Beatrix'), since: '2026-05-03' }],
  places: [
    { apiaryName: 'Orchard', since: '2026-05-20T20:10:00Z' },
    { apiaryName: 'Heath', since: '2026-05-03T09:00:00Z' },
  ],
});

type Sent = HiveStateInput | SplitInput | UnionInput | RequeeningInput | QueenMoveInput | QueenEndInput;

/** Answers of a gateway with three hives and four queens. @param refusal what it answers to every step. */
export function colonyServer(refusal?: object): { answers: FakeAnswer[]; sent: [string, Sent][] } {
  const sent: [string, Sent][] = [];
  const hives = [linden, willow, heather, sold];
  const apiaries = [anApiary({ ...orchard, hives }), anApiary({ id: '2', name: 'Heath' })];
  const step = (id: string, input: Sent) => {
    sent.push([id, input]);
    return refusal ?? { __typename: 'ChangedColonies', hives: [linden] };
  };
  const found = (id: string) => hives.find((hive) => hive.id === id) ?? null;
  const answers = [
    answering(ColonyStepQuery, ({ id }) => ({
      hive: found(id),
      apiaries,
      queenRegister: register,
      hiveCatalogue: catalogue,
    })),
    answering(HiveLifeQuery, ({ id }) => ({
      hive: found(id),
      colonyHistory: id === '12' ? lindensHistory : aHistory(),
    })),
    answering(QueenRegisterQuery, () => ({
      queenRegister: register,
      queenPictures: [{ __typename: 'QueenPicture', queenId: 'q1', thumbUrl: aPhotoUrl }],
    })),
    answering(AttachmentsQuery, ({ of }) => ({ attachments: attachmentsOf(of) })),
    answering(QueenStepQuery, () => ({ queenRegister: register, apiaries, hiveCatalogue: catalogue })),
    answering(ChangeHiveStateMutation, ({ hiveId, input }) => ({ changeHiveState: step(hiveId, input) })),
    answering(SplitColonyMutation, ({ hiveId, input }) => ({ splitColony: step(hiveId, input) })),
    answering(UniteColoniesMutation, ({ hiveId, input }) => ({ uniteColonies: step(hiveId, input) })),
    answering(RequeenColonyMutation, ({ hiveId, input }) => ({ requeenColony: step(hiveId, input) })),
    answering(MoveQueenMutation, ({ queenId, input }) => ({ moveQueen: step(queenId, input) })),
    answering(EndQueenMutation, ({ queenId, input }) => ({ endQueen: step(queenId, input) })),
  ];
  return { answers, sent };
}
