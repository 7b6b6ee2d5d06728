import { createFakeServices, fakeApolloClient } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { visit } from '../../testing/visit.ts';
import { aTag, aTaggedHive, fakeTagServer, foreignHive } from '../testing/fake-tags.ts';
import { OpenTagNumberScreen, OpenTagScreen } from './OpenTagScreen.tsx';

const open = (code: string, answers = fakeTagServer()) =>
  visit(<OpenTagScreen />, { path: `/hive-tags/${code}`, route: '/hive-tags/:code', answers });
const openNumber = (number: string, answers = fakeTagServer()) =>
  visit(<OpenTagNumberScreen />, { path: `/?hive_index=${number}`, route: '/', answers });
const ledTo = async ({ services }: ReturnType<typeof open>, path: string) =>
  waitFor(() => expect(services.seen.paths).toEqual([path]));

test('a scanned tag does what it is for', async () => {
  await ledTo(open('01K'), '/inspect?hiveId=11');
});

test('it acts by the present state of the hive: the new device opens after a swap', async () => {
  const withDevice = (id: string) =>
    fakeTagServer([aTag('02', aTaggedHive({ id: '5', deviceIds: [id] }), 'VIEW_MEASUREMENTS')]);
  await ledTo(open('02K', withDevice('90')), '/measurements/90');
  await ledTo(open('02K', withDevice('91')), '/measurements/91');
});

test.each([
  [
    aTag('02', aTaggedHive({ id: '5' }), 'VIEW_MEASUREMENTS'),
    'This hive has no device at present, so here is the hive.',
  ],
  [
    aTag('02', { ...foreignHive, id: '5' }, 'EDIT_HIVE'),
    'You cannot edit this hive at present, so here it is.',
  ],
])('what cannot work any more shows the hive and says why', async (tag, text) => {
  const visited = open('02K', fakeTagServer([tag]));
  await ledTo(visited, '/?search=id%3D5');
  expect(visited.services.seen.notices.map((notice) => notice.text)).toEqual([text]);
});

test('a tag that hangs on no hive yet is given one', async () => {
  await ledTo(open('30K'), '/hivetags/30/create');
});

test("somebody else's tag is a polite no, and leads nowhere", async () => {
  const { services } = open('NOBODY');
  expect(await screen.findByRole('heading', { name: 'This is not one of your tags' })).toBeTruthy();
  expect(services.seen.paths).toEqual([]);
  expect(screen.getByRole('link', { name: 'Scan a tag' })).toBeTruthy();
});

test('without a network it can be tried again', async () => {
  open('01K', []);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a tag of the old app is known by its number, also with one digit, also by who has no tags yet', async () => {
  await ledTo(openNumber('1'), '/inspect?hiveId=11');
  await ledTo(openNumber('80'), '/hivetags/80/create');
  await ledTo(openNumber('01', fakeTagServer([])), '/hivetags/01/create');
});

test('one tag after the other is opened in one visit, with all that was loaded for the first', async () => {
  const services = createFakeServices({ apolloClient: fakeApolloClient(fakeTagServer()) });
  for (const [number, path] of [
    ['1', '/inspect?hiveId=11'],
    ['7', '/hives/13/inspections'],
    ['1', '/inspect?hiveId=11'],
  ] as const) {
    services.seen.paths.length = 0;
    const visited = visit(<OpenTagNumberScreen />, { path: `/?hive_index=${number}`, route: '/', services });
    await waitFor(() => expect(services.seen.paths).toEqual([path]));
    visited.unmount();
  }
});

test('an impossible number of a tag is reported', async () => {
  openNumber('81');
  expect(await screen.findByRole('heading', { name: 'There is no tag 81' })).toBeTruthy();
});
