import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { ResearchCardFragment } from '../generated/graphql.ts';
import { ResearchQuery } from '../research/ResearchScreen.graphql.ts';
import {
  ConsentMutation,
  DeleteAnswerMutation,
  MoveAnswerMutation,
  WithdrawMutation,
} from '../research/research-mutations.graphql.ts';
import { answering } from './gateway.ts';
import { aHiveOf, anApiary } from './groups.ts';

export type TestResearch = ResearchCardFragment;
export type TestAnswer = TestResearch['answers'][number];

export function anAnswer(overrides: Partial<TestAnswer> = {}): TestAnswer {
  return {
    __typename: 'ResearchAnswer',
    id: '1',
    isYes: true,
    at: '2026-05-03T10:00:00Z',
    hiveIds: ['1', '2'],
    ...overrides,
  };
}

/** A research that the person has not answered. */
export function aResearch(overrides: Partial<TestResearch> = {}): TestResearch {
  return {
    __typename: 'Research',
    id: '1',
    name: 'Winter losses',
    description: 'Which colonies live through the winter, and what they weighed in autumn.',
    institution: 'University of the Valley',
    dataUsed: 'Inspections and weights',
    url: 'https://example.org/winter',
    startsOn: '2026-04-01',
    endsOn: '2027-03-31',
    isByInvitation: false,
    pictureUrl: null,
    checklistNames: [],
    isConsenting: false,
    answers: [],
    consentCount: null,
    files: [],
    fetches: [],
    ...overrides,
  };
}

/** One that the person takes part in, and that somebody has looked at. */
export const consented = aResearch({
  isConsenting: true,
  answers: [anAnswer()],
  fetches: [
    {
      __typename: 'ResearchFetch',
      at: '2026-05-20T08:30:00Z',
      researcherName: 'Rita',
      item: 'INSPECTIONS',
    },
  ],
});

export const withdrawn = aResearch({
  answers: [anAnswer({ id: '2', isYes: false, hiveIds: [], at: '2026-06-01T10:00:00Z' }), anAnswer()],
});

/** One whose researcher the person is. */
export const ownResearch = aResearch({
  id: '9',
  name: 'Swarms by the river',
  isByInvitation: true,
  consentCount: 12,
  files: (['APIARIES', 'HIVES', 'DEVICES', 'INSPECTIONS', 'MEASUREMENTS'] as const).map((item) => ({
    __typename: 'ResearchFile',
    item,
    path: `/api/researchdata/9/data/${item.toLowerCase()}`,
  })),
});

export interface FakeResearch {
  researches?: TestResearch[];
  /** How many own hives, in two apiaries. Default: 3. */
  hiveCount?: number;
}

/** Answers of a gateway that remembers mutations. */
export function fakeResearchServer({
  researches = [aResearch()],
  hiveCount = 3,
}: FakeResearch = {}): FakeAnswer[] {
  const stored = [...researches];
  const own = Array.from({ length: hiveCount }, (_, index) => aHiveOf(index + 1));
  const half = Math.ceil(hiveCount / 2);
  const apiaries = [anApiary('1', 'Heather', own.slice(0, half)), anApiary('2', 'Orchard', own.slice(half))];
  const change = (id: string, of: (answers: TestAnswer[]) => TestAnswer[]) => {
    const index = stored.findIndex((research) => research.id === id);
    const answers = of([...(stored[index]?.answers ?? [])]);
    const research = aResearch({ ...stored[index], answers, isConsenting: answers[0]?.isYes ?? false });
    stored[index] = research;
    return research;
  };
  const next = (answers: TestAnswer[]) => String(answers.length + 1);
  return [
    answering(ResearchQuery, () => ({
      researches: stored,
      apiaries: apiaries.filter(({ hives }) => hives.length > 0),
    })),
    answering(ConsentMutation, ({ id, hiveIds }) => ({
      consentToResearch: change(id, (held) => [
        anAnswer({ id: next(held), hiveIds: [hiveIds].flat() }),
        ...held,
      ]),
    })),
    answering(WithdrawMutation, ({ id }) => ({
      withdrawFromResearch: change(id, (held) => [
        anAnswer({ id: next(held), isYes: false, hiveIds: [] }),
        ...held,
      ]),
    })),
    answering(MoveAnswerMutation, ({ researchId, answerId, at }) => ({
      moveResearchAnswer: change(researchId, (held) =>
        held.map((each) => (each.id === answerId ? { ...each, id: 'moved', at } : each)),
      ),
    })),
    answering(DeleteAnswerMutation, ({ researchId, answerId }) => ({
      deleteResearchAnswer: change(researchId, (held) => held.filter(({ id }) => id !== answerId)),
    })),
  ];
}
