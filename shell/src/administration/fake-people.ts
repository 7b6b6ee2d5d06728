import type { FakeAnswer } from '@skep/remote-kit/testing';
import { aFailure } from '../account/in-account-page.tsx';
import type { Right } from '../generated/graphql.ts';
import { answering } from '../testing/gateway.ts';
import { rightChangesQuery } from './RightChangeList.graphql.ts';
import { setRightMutation } from './SetRight.graphql.ts';
import { peopleQuery } from './UsersScreen.graphql.ts';

export interface FakePerson {
  __typename: 'Person';
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  rights: Right[];
  askedToTranslateAt: string | null;
  memberSince: string;
  lastSignInAt: string | null;
}

export function aPerson(id: string, options: Partial<FakePerson> = {}): FakePerson {
  return {
    __typename: 'Person',
    id,
    name: 'Bram Korf',
    email: `keeper${id}@skep.example`,
    emailVerified: true,
    rights: [],
    askedToTranslateAt: null,
    memberSince: '2025-03-14T09:30:00+00:00',
    lastSignInAt: '2026-11-19T18:00:00+00:00',
    ...options,
  };
}

const pageSize = 25;

/** A server with these people, which keeps what an admin does. */
export function fakePeople(people: readonly FakePerson[], earlier: readonly object[] = []): FakeAnswer[] {
  let held = [...people];
  let changes = [...earlier];
  return [
    answering(peopleQuery, ({ filter: { search, right }, page }) => {
      const found = held.filter(
        ({ name, rights }) =>
          name.toLowerCase().includes(search?.toLowerCase() ?? '') && (!right || rights.includes(right)),
      );
      const shown = found.slice((page - 1) * pageSize, page * pageSize);
      return { people: { __typename: 'PeoplePage', people: shown, total: found.length, pageSize } };
    }),
    answering(rightChangesQuery, () => ({
      rightChanges: { __typename: 'RightChangePage', changes, total: changes.length, pageSize },
    })),
    answering(setRightMutation, ({ personId, right, isGranted }) => {
      const person = held.find(({ id }) => id === personId);
      if (!person) return { setRight: aFailure('NOT_FOUND') };
      const others = person.rights.filter((other) => other !== right);
      const { askedToTranslateAt } = person;
      const changed = {
        ...person,
        rights: isGranted ? [...others, right] : others,
        askedToTranslateAt: right === 'TRANSLATOR' ? null : askedToTranslateAt,
      };
      held = held.map((other) => (other === person ? changed : other));
      if (person.rights.includes(right) === isGranted) return { setRight: changed };
      changes = [
        aChange(String(changes.length + 1), { personName: person.name, right, isGranted }),
        ...changes,
      ];
      return { setRight: changed };
    }),
  ];
}

export function aChange(id: string, options: object = {}) {
  return {
    __typename: 'RightChange',
    id,
    at: '2026-11-20T10:15:00+00:00',
    personName: 'Bram Korf',
    adminName: 'Ada Beeker',
    right: 'TRANSLATOR',
    isGranted: true,
    ...options,
  };
}
