import type { TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';
import { anApiary } from './test-inputs.ts';

const hiveFields = `id revision name color order isOwner canEdit inspectionCount deviceIds colonySize sampleCode checklistId tagNumbers
  type { id key name group } apiary { id name }
  layers { id kind color frameCount }
  dimensions { broodBoxWidthCm broodBoxDepthCm broodBoxHeightCm frameWidthCm frameHeightCm }
  queen { id name race { key } birthDate color isClipped isFertilized line tree description }
  lastInspection { id inspectedAt impression needsAttention notes reminder reminderAt }`;
const apiaryFields = `id revision name color isRoofed description isOwner
  address { country city street number postalCode } coordinates { latitude longitude }
  registrationNumber landOwnerContact accessNotes`;
const failure = '... on Failure { __typename code fields { path code limit } requestId }';

/** What a test can do to apiaries and hives; the person is a parameter of each, as they are known only later. */
export function hiveActions(scene: () => { service: TestGateway; anna: TestUser }) {
  const ask = (document: string, variables: Record<string, unknown>, as?: TestUser) => {
    const { service, anna } = scene();
    return service.ask(document, variables, as ?? anna);
  };
  const createApiary = (input: unknown, as?: TestUser) =>
    ask(
      `mutation ($input: CreateApiaryInput!) { createApiary(input: $input) {
        ... on Apiary { ${apiaryFields} hives { ${hiveFields} } } ${failure} } }`,
      { input },
      as,
    );
  return {
    createApiary,
    updateApiary: (id: string, revision: number, input: unknown, as?: TestUser) =>
      ask(
        `mutation ($id: ID!, $revision: Int!, $input: UpdateApiaryInput!) {
          updateApiary(id: $id, revision: $revision, input: $input) { ... on Apiary { ${apiaryFields} }
            ... on ApiaryConflict { current { ${apiaryFields} } } ${failure} } }`,
        { id, revision, input },
        as,
      ),
    deleteApiary: (id: string, as?: TestUser) =>
      ask(`mutation ($id: ID!) { deleteApiary(id: $id) { ... on Done { done } ${failure} } }`, { id }, as),
    moveHives: (input: unknown, as?: TestUser) =>
      ask(
        `mutation ($input: MoveHivesInput!) { moveHives(input: $input) {
          ... on MovedHives { hives { id revision apiary { id name } } } ${failure} } }`,
        { input },
        as,
      ),
    apiaryOf: async (id: string, as?: TestUser) =>
      (await ask(`query ($id: ID!) { apiary(id: $id) { ${apiaryFields} } }`, { id }, as)).data.apiary,
    createHive: (input: unknown, as?: TestUser) =>
      ask(
        `mutation ($input: CreateHiveInput!) { createHive(input: $input) { ... on Hive { ${hiveFields} } ${failure} } }`,
        { input },
        as,
      ),
    updateHive: (id: string, revision: number, input: unknown, as?: TestUser) =>
      ask(
        `mutation ($id: ID!, $revision: Int!, $input: UpdateHiveInput!) {
          updateHive(id: $id, revision: $revision, input: $input) { ... on Hive { ${hiveFields} }
            ... on HiveConflict { current { ${hiveFields} } } ${failure} } }`,
        { id, revision, input },
        as,
      ),
    deleteHive: (id: string, as?: TestUser) =>
      ask(`mutation ($id: ID!) { deleteHive(id: $id) { ... on Done { done } ${failure} } }`, { id }, as),
    hiveOf: async (id: string, as?: TestUser) =>
      (await ask(`query ($id: ID!) { hive(id: $id) { ${hiveFields} } }`, { id }, as)).data.hive,
    apiariesOf: async (as: TestUser) =>
      (await ask(`{ apiaries { ${apiaryFields} hives { ${hiveFields} } } }`, {}, as)).data.apiaries,
    /** An apiary of its own for a test. */
    newApiary: async (overrides = {}, as?: TestUser) =>
      (await createApiary(anApiary(overrides), as)).data.createApiary,
  };
}
