import { createFakeServices, fakeApolloClient, fakePerson, inFakeShell } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import { answering } from '../testing/gateway.ts';
import { paperFiguresQuery } from './PaperFiguresScreen.graphql.ts';
import { PaperFiguresScreen } from './PaperFiguresScreen.tsx';
import { paperFiguresMessages as texts } from './paper-figures-messages.ts';

function show(paperFigures: readonly object[]) {
  const services = createFakeServices({
    apolloClient: fakeApolloClient([answering(paperFiguresQuery, () => ({ paperFigures }))]),
    session: { kind: 'signedIn', person: { ...fakePerson, isAdmin: true } },
  });
  render(inFakeShell(<PaperFiguresScreen />, texts, { services, path: '/administration/paper' }).element);
}

test('an admin sees how much was read right, and how much needed a check', async () => {
  const figure = { __typename: 'PaperFigure', kind: 'NUMBER', corrected: 0, emptied: 0 };
  show([
    { ...figure, isSure: true, accepted: 88, corrected: 2 },
    { ...figure, isSure: false, accepted: 10 },
  ]);
  expect(await screen.findByRole('heading', { name: 'Numbers' })).toBeTruthy();
  expect(screen.getByText('97.8%')).toBeTruthy();
  expect(screen.getByText('10%')).toBeTruthy();
});

test('where nothing was read the page says so', async () => {
  show([]);
  expect(await screen.findByText('Nobody has saved a scanned checklist yet.')).toBeTruthy();
});
