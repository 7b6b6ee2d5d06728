const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';
const research = `id name description institution dataUsed url startsOn endsOn isByInvitation pictureUrl checklistNames isConsenting
  answers { id isYes at hiveIds } consentCount files { item path } fetches { at researcherName item }`;
const saved = `__typename ... on Research { ${research} } ${failure}`;

const project = `id revision name description institution dataUsed url startsOn endsOn isListed isByInvitation
  invited researchers checklists { id name } pictureUrl`;

/** What mf-groups could ask for at most of research. */
export const researchOperations: Readonly<Record<string, string>> = {
  researches: `{ researches { ${research} } }`,
  consentToResearch: `mutation ($id: ID!, $hiveIds: [ID!]!) {
    consentToResearch(id: $id, hiveIds: $hiveIds) { ${saved} } }`,
  withdrawFromResearch: `mutation ($id: ID!) { withdrawFromResearch(id: $id) { ${saved} } }`,
  moveResearchAnswer: `mutation ($researchId: ID!, $answerId: ID!, $at: DateTime!) {
    moveResearchAnswer(researchId: $researchId, answerId: $answerId, at: $at) { ${saved} } }`,
  deleteResearchAnswer: `mutation ($researchId: ID!, $answerId: ID!) {
    deleteResearchAnswer(researchId: $researchId, answerId: $answerId) { ${saved} } }`,
};

/** What only an admin may do of it; `access-of-accounts.test.ts` tries them. */
export const researchAdminOperations: Readonly<Record<string, string>> = {
  researchProjects: `{ researchProjects { ${project} } }`,
  createResearchProject: `mutation ($input: ResearchProjectInput!) { createResearchProject(input: $input) {
    ... on ResearchProject { ${project} } ${failure} } }`,
  removeResearchPicture: `mutation ($id: ID!) { removeResearchPicture(id: $id) {
    ... on ResearchProject { ${project} } ${failure} } }`,
  updateResearchProject: `mutation ($id: ID!, $revision: Int!, $input: ResearchProjectInput!) {
    updateResearchProject(id: $id, revision: $revision, input: $input) {
      ... on ResearchProject { ${project} } ... on ResearchProjectConflict { current { ${project} } } ${failure} } }`,
  checklistsToTie: '{ checklistsToTie { id name } }',
};
