import { fakePerson } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { TemplatesScreen } from './TemplatesScreen.tsx';

test('the chosen ones become rules, and it leads to the list', async () => {
  const { user, services } = visit(<TemplatesScreen />, {
    answers: fakeServer(),
    path: '/alertrules/default',
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Swarm' }));
  await user.click(screen.getByRole('checkbox', { name: 'No measurements' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 rules' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/alertrules']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['2 rules added.']);
});

test('all are chosen by one tap, and none by another', async () => {
  const { user } = visit(<TemplatesScreen />, { answers: fakeServer(), path: '/alertrules/default' });
  await user.click(await screen.findByRole('button', { name: 'Choose all' }));
  screen.getByRole('button', { name: 'Add 14 rules' });
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.getByRole('button', { name: 'Add rules' }).getAttribute('aria-disabled') ?? 'true').toBe(
    'true',
  );
});

test('a template that counts messages says which interval it assumes', async () => {
  visit(<TemplatesScreen />, { answers: fakeServer(), path: '/alertrules/default' });
  const assumed = await screen.findAllByText(
    /A device whose interval is unknown counts as sending every 15 minutes\.$/,
  );
  expect(assumed).toHaveLength(6);
});

test('what a template does is said in the units of the person', async () => {
  const units = { weight: 'lb', temperature: 'fahrenheit' } as const;
  visit(<TemplatesScreen />, {
    answers: fakeServer(),
    path: '/alertrules/default',
    session: { kind: 'signedIn', person: { ...fakePerson, units } },
  });
  expect(await screen.findByText(/falls by 22\slb or more .* less than 11\slb/)).toBeTruthy();
  expect(screen.getByText(/below 91.4\s°F .* brood needs 93.2\s°F to 96.8\s°F/)).toBeTruthy();
});
