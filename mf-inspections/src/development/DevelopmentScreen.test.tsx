import { createFakeServices, fakeApolloClient, inFakeShell } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import { DevelopmentScreen } from './DevelopmentScreen.tsx';
import { developmentMessages as texts } from './development-messages.ts';
import { answeringWith, threeColonies } from './test-development.ts';

function show(answers = answeringWith(threeColonies), units = {}) {
  const services = createFakeServices({ apolloClient: fakeApolloClient(answers), ...units });
  const at = { services, path: '/apiaries/1/development', route: '/apiaries/:id/development' };
  render(inFakeShell(<DevelopmentScreen />, texts, at).element);
}

test('colonies stand by how they have developed, each with what its figure is made of', async () => {
  show();
  await screen.findByText('By the lake');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Willow', 'Linden', 'Maple'],
  ]);
  screen.getByText('+31');
  screen.getByText('Bees: 10 → 8 frames');
  screen.getByText('Stores: 3 → 2 of 3');
  screen.getByText('Gain of a week: 8.8 kg');
  // The middle of 31 and -20.
  screen.getByText('Middle of the apiary: +6');
  screen.getByText(/^Nothing was counted twice/);
});

test('an apiary that is not there is said to be missing', async () => {
  show(answeringWith(null));
  await screen.findByText('Apiary not found');
});
