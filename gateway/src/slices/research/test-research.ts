import { aUser, type TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';

/** As an admin sends it. */
export const aProject = {
  name: 'Winter losses',
  isListed: true,
  isByInvitation: false,
  invited: [],
  researchers: [],
  checklistIds: [],
};

/** A research that an admin has made. @returns its id */
export async function aResearch(service: TestGateway, overrides: object = {}): Promise<string> {
  const admin = await aUser(service.api, { isAdmin: true });
  const { data } = await service.ask(
    `mutation ($input: ResearchProjectInput!) {
      createResearchProject(input: $input) { ... on ResearchProject { id } } }`,
    { input: { ...aProject, ...overrides } },
    admin,
  );
  return data.createResearchProject.id;
}

/** A research that the person has consented to and withdrawn from. */
export async function answeredResearch(service: TestGateway, person: TestUser, hiveId: string) {
  const research = await aResearch(service);
  await service.ask(
    'mutation ($id: ID!, $hiveIds: [ID!]!) { consentToResearch(id: $id, hiveIds: $hiveIds) { __typename } }',
    { id: research, hiveIds: [hiveId] },
    person,
  );
  const { data } = await service.ask(
    'mutation ($id: ID!) { withdrawFromResearch(id: $id) { ... on Research { answers { id } } } }',
    { id: research },
    person,
  );
  const [no, yes]: { id: string }[] = data.withdrawFromResearch.answers;
  return { research, answer: yes?.id ?? '', withdrawal: no?.id ?? '' };
}
