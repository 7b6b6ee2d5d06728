import { screen, waitFor } from '@testing-library/react';
import type { TreatmentInput } from '../generated/graphql.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { TreatmentScreen } from './TreatmentScreen.tsx';

const orchard = (leastCelsius: number, greatestCelsius: number) => ({
  __typename: 'ApiaryTemperature' as const,
  ...{ apiaryId: '1', leastCelsius, greatestCelsius },
});
const field = () => screen.findByRole('spinbutton', { name: /^Outside temperature/ });
const warning = () => screen.queryByText(/is used in this way at/)?.textContent ?? undefined;

/** The form of hive 1, filled with a product that is evaporated at 10 to 35 degrees. */
async function evaporating(temperatures: Parameters<typeof fakeServer>[0] = {}) {
  const visited = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create?hiveIds=1',
    answers: fakeServer(temperatures),
  });
  const choice = await screen.findByRole('combobox', { name: /^Copy from/ });
  await visited.user.selectOptions(choice, 'Formic acid 60 %');
  return visited;
}

test('the weather of that day is shown next to the field, with a warning where all of it was too cold', async () => {
  await evaporating({ temperatures: [orchard(2, 8.5)] });
  expect(
    await screen.findByText(/^Orchard, according to the weather service for that day: 2°C to 8.5°C/),
  ).toBeTruthy();
  expect(warning()).toMatch(/10°C to 35°C.*Swiss bee health service/);
});

test('what was typed counts before the weather, is sent, and is no reason to refuse', async () => {
  const sent: TreatmentInput[] = [];
  const { user } = await evaporating({
    ...{ temperatures: [orchard(2, 8)], onTreatment: (input) => sent.push(input) },
  });
  await user.type(await field(), '12.5');
  await waitFor(() => expect(warning()).toBeUndefined());
  await user.clear(await field());
  await user.type(await field(), '40');
  await waitFor(() => expect(warning()).toBeDefined());
  await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '200 ml');
  await user.type(screen.getByRole('textbox', { name: /^Applied by/ }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ temperatureCelsius: 40 }]));
});

test('where no weather is known nothing is said of it', async () => {
  await evaporating();
  await field();
  expect(screen.queryByText(/weather service/)).toBeNull();
  expect(warning()).toBeUndefined();
});
