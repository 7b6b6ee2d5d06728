import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { ReactNode } from 'react';
import { RequeenScreen } from '../colony-history/RequeenScreen.tsx';
import { SplitScreen } from '../colony-history/SplitScreen.tsx';
import { StateScreen } from '../colony-history/StateScreen.tsx';
import { UniteScreen } from '../colony-history/UniteScreen.tsx';
import { EditApiaryScreen } from '../edit-apiary/EditApiaryScreen.tsx';
import { EditHiveScreen } from '../edit-hive/EditHiveScreen.tsx';
import { NewHiveScreen } from '../edit-hive/NewHiveScreen.tsx';
import { MoveHivesScreen } from '../move-hives/MoveHivesScreen.tsx';
import { NewApiaryScreen } from '../new-apiary/NewApiaryScreen.tsx';
import { QueenScreen } from '../queen/QueenScreen.tsx';
import { EditQueenScreen } from '../queen-register/EditQueenScreen.tsx';
import { EndQueenScreen } from '../queen-register/EndQueenScreen.tsx';
import { MoveQueenScreen } from '../queen-register/MoveQueenScreen.tsx';
import { aHive, anApiary, aQueen } from './builders.ts';
import { colonyServer } from './colony-server.ts';
import { fakeServer } from './fake-server.ts';

const orchard = { id: '5', name: 'Orchard' };
const beatrix = aQueen({ id: 'q1', name: 'Beatrix' });
const hives = [
  aHive({ id: '12', name: 'Linden', apiary: orchard, queen: beatrix }),
  aHive({ id: '13', name: 'Willow' }),
];
const apiaries = () => fakeServer([anApiary({ ...orchard, hives }), anApiary({ id: '6', name: 'Heath' })]);
const colonies = () => colonyServer().answers;

export interface FormScene {
  screen: ReactNode;
  answers: FakeAnswer[];
  /** With its id filled in. */
  path: string;
  route: string;
  /** The field that is changed, by how its label begins: a mark may follow that it is required. */
  field: string;
}

/** Every form of hives, apiaries and queens, by what it changes. */
export const everyForm: Readonly<Record<string, FormScene>> = {
  'a new apiary': {
    screen: <NewApiaryScreen />,
    answers: apiaries(),
    path: '/apiaries/create',
    route: '/apiaries/create',
    field: 'Name of the apiary',
  },
  'an apiary': {
    screen: <EditApiaryScreen />,
    answers: apiaries(),
    path: '/apiaries/5/edit',
    route: '/apiaries/:id/edit',
    field: 'Notes',
  },
  'hives that move': {
    screen: <MoveHivesScreen />,
    answers: apiaries(),
    path: '/apiaries/5/management',
    route: '/apiaries/:id/management',
    field: 'Willow',
  },
  'a new hive': {
    screen: <NewHiveScreen />,
    answers: apiaries(),
    path: '/hives/create?apiaryId=5',
    route: '/hives/create',
    field: 'Name of the hive',
  },
  'a hive': {
    screen: <EditHiveScreen />,
    answers: apiaries(),
    path: '/hives/12/edit',
    route: '/hives/:id/edit',
    field: 'Name of the hive',
  },
  'the queen of a hive': {
    screen: <QueenScreen />,
    answers: apiaries(),
    path: '/hives/12/edit?queenEdit=true',
    route: '/hives/:id/edit',
    field: 'Name of the queen',
  },
  'the state of a colony': {
    screen: <StateScreen />,
    answers: colonies(),
    path: '/hives/12/life/edit',
    route: '/hives/:id/life/edit',
    field: 'Note',
  },
  'a split': {
    screen: <SplitScreen />,
    answers: colonies(),
    path: '/hives/12/split',
    route: '/hives/:id/split',
    field: 'Note',
  },
  'a union': {
    screen: <UniteScreen />,
    answers: colonies(),
    path: '/hives/12/unite',
    route: '/hives/:id/unite',
    field: 'Note',
  },
  'a requeening': {
    screen: <RequeenScreen />,
    answers: colonies(),
    path: '/hives/12/requeen',
    route: '/hives/:id/requeen',
    field: 'Note',
  },
  'a queen of the register': {
    screen: <EditQueenScreen />,
    answers: colonies(),
    path: '/queens/q1/edit',
    route: '/queens/:id/edit',
    field: 'Name of the queen',
  },
  'a new queen': {
    screen: <EditQueenScreen />,
    answers: colonies(),
    path: '/queens/create',
    route: '/queens/create',
    field: 'Name of the queen',
  },
  'a queen who moves': {
    screen: <MoveQueenScreen />,
    answers: colonies(),
    path: '/queens/q1/move',
    route: '/queens/:id/move',
    field: 'Note',
  },
  'the end of a queen': {
    screen: <EndQueenScreen />,
    answers: colonies(),
    path: '/queens/q1/fate',
    route: '/queens/:id/fate',
    field: 'Note',
  },
};
