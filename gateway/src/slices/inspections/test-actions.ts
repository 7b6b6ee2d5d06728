import type { TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from '../hives/test-actions.ts';
import { aRecord } from './test-inputs.ts';

const inspectionFields = `id revision inspectedAt timeZone impression needsAttention notes reminder reminderAt
  checklistId itemCount isOwner canEdit hive { id name apiary { name } } items { itemId input value text unit }`;
const failure = '... on Failure { __typename code fields { path code limit } }';

/** What a test can do to inspections; the person is a parameter of each, as they are known only later. */
export function inspectionActions(scene: () => { service: TestGateway; anna: TestUser }) {
  const ask = (document: string, variables: Record<string, unknown>, as?: TestUser) => {
    const { service, anna } = scene();
    return service.ask(document, variables, as ?? anna);
  };
  const { newApiary } = hiveActions(scene);
  const create = (input: unknown, as?: TestUser) =>
    ask(
      `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
        ... on Inspection { ${inspectionFields} } ${failure} } }`,
      { input },
      as,
    );
  const newHives = async (amount: number, as?: TestUser): Promise<{ id: string; name: string }[]> => {
    const hives = { amount, prefix: 'Heath', firstNumber: 1, layers: [] };
    return (await newApiary({ name: 'Heath', hives }, as)).hives;
  };
  return {
    create,
    newHives,
    newHive: async (as?: TestUser) => (await newHives(1, as))[0]?.id ?? '',
    update: (id: string, revision: number, inspection: unknown, as?: TestUser) =>
      ask(
        `mutation ($id: ID!, $revision: Int!, $input: UpdateInspectionInput!) {
          updateInspection(id: $id, revision: $revision, input: $input) { ... on Inspection { ${inspectionFields} }
            ... on InspectionConflict { current { ${inspectionFields} } } ${failure} } }`,
        { id, revision, input: { inspection } },
        as,
      ),
    remove: (id: string, as?: TestUser) =>
      ask(
        `mutation ($id: ID!) { deleteInspection(id: $id) { ... on Done { done } ${failure} } }`,
        { id },
        as,
      ),
    inspectionOf: async (id: string, as?: TestUser) =>
      (await ask(`query ($id: ID!) { inspection(id: $id) { ${inspectionFields} } }`, { id }, as)).data
        .inspection,
    /** An inspection that is sure to be right. */
    async recorded(hiveId: string, overrides = {}, as?: TestUser) {
      const { data } = await create(aRecord(hiveId, overrides), as);
      if (data.createInspection.code !== undefined) throw new Error(data.createInspection.code);
      return data.createInspection;
    },
  };
}
