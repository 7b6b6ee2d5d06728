const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';
const research = `id name description institution dataUsed url startsOn endsOn isByInvitation pictureUrl checklistNames isConsenting
  answers { id isYes at hiveIds } consentCount files { item path } fetches { at researcherName item }`;
const saved = `__typename ... on Research { ${research} } ${failure}`;

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
