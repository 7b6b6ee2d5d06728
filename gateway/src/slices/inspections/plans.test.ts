import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { inspectionActions } from './test-actions.ts';

let service: TestGateway;
let anna: TestUser;

const { newHive } = inspectionActions(() => ({ service, anna }));

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const ask = async (text: string, variables = {}) => (await service.ask(text, variables, anna)).data;
const plan =
  '__typename ... on HivePlan { id startDay state tasks { id title day plan { planId step plannedDay } } }';

test('a method is started, moved by a step and as a whole, and ended', async () => {
  const steps = [
    { step: 'GRAFT', title: 'Graft' },
    { step: 'EMERGENCE', title: 'Look at the cells' },
  ];
  const input = { hiveId: await newHive(), method: 'REARING', startDay: '2026-05-10', steps };
  const { startHivePlan: started } = await ask(
    `mutation ($input: HivePlanInput!) { startHivePlan(input: $input, timeZone: "UTC") { ${plan} } }`,
    { input },
  );
  expect(started).toMatchObject({
    ...{ __typename: 'HivePlan', startDay: '2026-05-10', state: 'GOING' },
    tasks: [
      { title: 'Graft', plan: { planId: started.id, step: 'GRAFT', plannedDay: '2026-05-10' } },
      { title: 'Look at the cells', day: '2026-05-22' },
    ],
  });
  const move = (how: string) => ask(`mutation { moveHivePlan(id: "${started.id}", ${how}) { ${plan} } }`);
  const days = ({ moveHivePlan }: { moveHivePlan: { tasks: { day: string }[] } }) =>
    moveHivePlan.tasks.map(({ day }) => day);
  expect(days(await move('step: GRAFT, day: "2026-05-11"'))).toEqual(['2026-05-11', '2026-05-23']);
  expect(days(await move('day: "2026-05-12"'))).toEqual(['2026-05-13', '2026-05-25']);
  const { endHivePlan: ended } = await ask(`mutation { endHivePlan(id: "${started.id}") { ${plan} } }`);
  expect(ended).toMatchObject({ state: 'CANCELLED', tasks: [] });
  expect(await ask('{ hivePlans { id } tasks { id } }')).toEqual({
    hivePlans: [{ id: started.id }],
    tasks: [],
  });
});
