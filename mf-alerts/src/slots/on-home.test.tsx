import { fakePerson } from '@skep/remote-kit/testing';
import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor } from '@testing-library/react';
import { AlertsScreen } from '../alerts/AlertsScreen.tsx';
import { alertsMessages } from '../messages.ts';
import { screenMessages } from '../screen-messages.ts';
import { anAlert, someAlerts } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { AlertFilter } from './AlertFilter.tsx';
import { AlertLine } from './AlertLine.tsx';
import { OpenAlertsQuery } from './OpenAlerts.graphql.ts';

const visit = visiting(alertsMessages);
const visitWithScreen = visiting(screenMessages);
const keeper = { kind: 'signedIn', person: { ...fakePerson, deviceTypes: ['beep'] } } as const;
const withoutDevice = { kind: 'signedIn', person: { ...fakePerson, deviceTypes: [] } } as const;

const cards = (
  <ul>
    <li>
      <AlertLine hiveId="11" hiveName="Hive 1" size="large" />
    </li>
    <li>
      <AlertLine hiveId="12" hiveName="Hive 2" size="small" />
    </li>
    <li>
      <AlertLine hiveId="13" hiveName="Hive 3" size="large" />
    </li>
  </ul>
);

test('a card says what goes on or is unread of its hive, and leads to it', async () => {
  visit(cards, { answers: fakeServer(), session: keeper });
  const one = await screen.findByRole('link', { name: 'Hive 1: Swarm' });
  expect(one.getAttribute('href')).toBe('/alerts?alert=1');
  expect(screen.getByRole('link', { name: 'Hive 2: 1 alert' })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('several of a hive are counted, and lead to its list', async () => {
  const alerts = ['1', '2'].map((id) => anAlert({ id }));
  visit(cards, { answers: fakeServer({ alerts }), session: keeper });
  const link = await screen.findByRole('link', { name: 'Hive 1: 2 alerts' });
  expect(link.getAttribute('href')).toBe('/alerts?hive=11');
});

/** Counts the queries to the gateway. */
function counted() {
  const requests = { times: 0 };
  const answers = [
    answering(OpenAlertsQuery, () => {
      requests.times += 1;
      return { openAlerts: someAlerts().slice(0, 2) };
    }),
  ];
  return { requests, answers };
}

test('all cards of a page ask once together, and nobody without a device asks', async () => {
  const { requests, answers } = counted();
  visit(cards, { answers, session: keeper });
  await screen.findByRole('link', { name: 'Hive 1: Swarm' });
  expect(requests.times).toBe(1);
});

test('a person without a device sends no query', async () => {
  const { requests, answers } = counted();
  visit(cards, { answers, session: withoutDevice });
  await screen.findAllByRole('listitem');
  expect(requests.times).toBe(0);
});

test('a deleted alert does not come back by an answer for home that was on its way while it was deleted', async () => {
  let count = 0;
  const late = answering(OpenAlertsQuery, () => {
    count += 1;
    const more = count === 1 ? [] : [anAlert({ id: '9', hiveId: '13', ruleName: 'Too cold' })];
    return { openAlerts: [...someAlerts().slice(0, 2), ...more] };
  });
  const { user } = visitWithScreen(
    <>
      {cards}
      <AlertsScreen />
    </>,
    { answers: [...fakeServer(), late], path: '/alerts', session: keeper },
  );
  await screen.findByRole('link', { name: 'Hive 1: Swarm' });
  await user.click(await screen.findByRole('button', { name: /^Actions for Swarm/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('link', { name: 'Hive 3: Too cold' });
  expect(screen.queryByRole('link', { name: 'Hive 1: Swarm' })).toBeNull();
});

test('home gets the hives with alerts, and narrows to them by a press', async () => {
  const calls: unknown[] = [];
  const chosen: unknown[] = [];
  const filter = (
    <AlertFilter
      chosen={[]}
      onChoose={(...choice) => void chosen.push(choice)}
      onMarked={(...marked) => void calls.push(marked)}
    />
  );
  const { user } = visit(filter, { answers: fakeServer(), session: keeper });
  await user.click(await screen.findByRole('button', { name: 'Alerts', pressed: false }));
  await waitFor(() => expect(calls.at(-1)).toEqual(['alerts', ['11', '12']]));
  expect(chosen).toEqual([['alerts', true]]);
});
