import { screen, waitFor } from '@testing-library/react';
import { aFailure } from '../../testing/builders.ts';
import { answering } from '../../testing/gateway.ts';
import { visit } from '../../testing/visit.ts';
import { aTag, aTaggedHive, fakeTagServer, foreignHive } from '../testing/fake-tags.ts';
import { HiveTagsScreen } from './HiveTagsScreen.tsx';
import { DeleteHiveTagMutation } from './useDeleteTag.graphql.ts';

const visitTags = (answers = fakeTagServer(), confirms = true) =>
  visit(<HiveTagsScreen />, { path: '/hivetags', route: '/hivetags', answers, confirms });
const hrefOf = async (name: string) =>
  (await screen.findByRole<HTMLAnchorElement>('link', { name })).getAttribute('href');

afterEach(() => Reflect.deleteProperty(window, 'NDEFReader'));

test('each tag tells its hive and what it does, and leads there', async () => {
  visitTags();
  expect(await hrefOf('Tag 01: New inspection, Linden')).toBe('/inspect?hiveId=11');
  expect(await hrefOf('Tag 07: View inspections, Hazel of Bram')).toBe('/hives/13/inspections');
});

test('measurements are those of the device that the hive has now (in the old app the former one opened)', async () => {
  const hive = aTaggedHive({ id: '5', name: 'Oak', deviceIds: ['91'] });
  visitTags(fakeTagServer([aTag('02', hive, 'VIEW_MEASUREMENTS')]));
  expect(await hrefOf('Tag 02: View measurements, Oak')).toBe('/measurements/91');
});

test('a tag whose action is impossible now says so, and shows the hive instead', async () => {
  visitTags(fakeTagServer([aTag('02', aTaggedHive(), 'VIEW_MEASUREMENTS'), aTag('03', foreignHive)]));
  expect(await screen.findByText(/no device at present: opens the hive/)).toBeTruthy();
  expect(screen.getByText(/cannot edit this hive at present: opens the hive/)).toBeTruthy();
  expect(await hrefOf('Tag 03: New inspection, Hazel of Bram')).toBe('/?search=id%3D13');
});

test('a tag is deleted after a question, and goes from the list', async () => {
  const { user, services } = visitTags();
  await user.click(await screen.findByRole('button', { name: 'Actions for tag 07' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete tag' }));
  await waitFor(() => expect(screen.queryByText('Hazel of Bram')).toBeNull());
  expect(services.seen.questions.map(({ title }) => title)).toEqual(['Delete tag 07?']);
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Tag 07 deleted.']);
});

test('a deletion that fails is reported, and the tag stays (it broke the page of the old app)', async () => {
  const failing = answering(DeleteHiveTagMutation, () => ({ deleteHiveTag: aFailure('MAINTENANCE') }));
  const { user, services } = visitTags([...fakeTagServer(), failing]);
  await user.click(await screen.findByRole('button', { name: 'Actions for tag 07' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete tag' }));
  await waitFor(() => expect(services.seen.notices.map(({ kind }) => kind)).toEqual(['problem']));
  expect(screen.getByText('Hazel of Bram')).toBeTruthy();
});

test('a person without tags reads how to begin', async () => {
  visitTags(fakeTagServer([]));
  expect(await screen.findByRole('heading', { name: 'No hive tags yet' })).toBeTruthy();
  expect(await hrefOf('Print tags')).toBe('/hivetags/print');
});

test('chips are offered only where the browser writes them, and are written with the address', async () => {
  const written: unknown[] = [];
  const { user, unmount } = visitTags();
  await user.click(await screen.findByRole('button', { name: 'Actions for tag 01' }));
  expect(screen.queryByRole('menuitem', { name: 'Write to an NFC chip' })).toBeNull();
  unmount();

  window.NDEFReader = class {
    write = async (message: unknown) => {
      written.push(message);
    };
  };
  const second = visitTags();
  await second.user.click(await screen.findByRole('button', { name: 'Actions for tag 01' }));
  await second.user.click(screen.getByRole('menuitem', { name: 'Write to an NFC chip' }));
  await second.user.click(await screen.findByRole('button', { name: 'Write' }));
  expect(await screen.findByText('The chip now opens tag 01.')).toBeTruthy();
  expect(written).toEqual([{ records: [{ recordType: 'url', data: 'https://skep.example/hive-tags/01K' }] }]);
});

test('a chip that may not be written is reported, and can be tried again', async () => {
  window.NDEFReader = class {
    write = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
  };
  const { user } = visitTags();
  await user.click(await screen.findByRole('button', { name: 'Actions for tag 01' }));
  await user.click(screen.getByRole('menuitem', { name: 'Write to an NFC chip' }));
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  expect(await screen.findByText(/does not let this page write to chips/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
