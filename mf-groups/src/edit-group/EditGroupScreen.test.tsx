import type { FakeAnswer } from '@skep/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type FakeGroups, fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { aGroup, aLink, bram, me } from '../testing/groups.ts';
import { visit } from '../testing/visit.ts';
import { EditGroupScreen } from './EditGroupScreen.tsx';
import { ShareHivesMutation, UpdateGroupMutation } from './group-mutations.graphql.ts';

const open = (given: FakeGroups = {}, id = '1', more: readonly FakeAnswer[] = []) =>
  visit(<EditGroupScreen />, {
    path: `/groups/${id}/edit`,
    route: '/groups/:id/edit',
    answers: [...fakeServer(given), ...more],
  });

const rightsOf = (name: string) => screen.findByRole('radiogroup', { name });
const chosenIn = (group: HTMLElement) =>
  within(group).getByRole<HTMLInputElement>('radio', { checked: true }).value;

describe('sharing', () => {
  test('a click on the drawing goes from none to view to edit to none, and next to it are three names', async () => {
    const { user } = open();
    const drawing = await screen.findByRole('button', { name: /^Hive 2: / });
    const rights = await rightsOf('Hive 2');
    const seen = [chosenIn(rights)];
    for (let click = 0; click < 3; click += 1) {
      await user.click(drawing);
      seen.push(chosenIn(rights));
    }
    expect(seen).toEqual(['NONE', 'VIEW', 'EDIT', 'NONE']);
    expect(within(rights).getAllByRole('radio')).toHaveLength(3);
  });

  test('nothing is shared before it is saved; then the number is shown', async () => {
    const { user, services } = open();
    const apiary = await rightsOf('All hives of Heather');
    await user.click(within(apiary).getByRole('radio', { name: 'Edit' }));
    expect(services.seen.notices).toEqual([]);
    expect(screen.getByText('2 hives changed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(services.seen.notices.map(({ text }) => text)).toEqual(['Sharing saved for 2 hives.']),
    );
    expect(await screen.findByText('Nothing changed')).toBeTruthy();
    expect(chosenIn(await rightsOf('Hive 2'))).toBe('EDIT');
  });

  test('an end is set to what is shared already, without another right, and taken away again', async () => {
    const { user } = open();
    const day = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Hive 1: share until' });
    for (const until of ['08/14/2099', '']) {
      await user.clear(await day());
      if (until) await user.type(await day(), until);
      expect(await screen.findByText('1 hive changed')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Nothing changed')).toBeTruthy();
      expect((await day()).value).toBe(until);
      expect(chosenIn(await rightsOf('Hive 1'))).toBe('VIEW');
    }
    expect(screen.queryByRole('textbox', { name: 'Hive 2: share until' })).toBeNull();
  });

  test('a last day that is none, or over, is a fault of its field, and nothing is saved', async () => {
    const { user, services } = open();
    const day = await screen.findByRole('textbox', { name: 'Hive 1: share until' });
    for (const wrong of ['13/45/2099', '1/2/2020']) {
      await user.clear(day);
      await user.type(day, wrong);
      await user.tab();
      await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(services.seen.notices.at(-1)?.kind).toBe('problem'));
    }
    expect(services.seen.notices.filter(({ kind }) => kind === 'success')).toEqual([]);
  });

  test('hives, their last days and the name of the group are one save in one request', async () => {
    const sent: unknown[] = [];
    const saved = aGroup({ name: 'Valley clubs', revision: 2 });
    const { user, services } = open({}, '1', [
      answering(UpdateGroupMutation, ({ input, shares }) => {
        sent.push([input, shares]);
        return { updateGroup: saved };
      }),
      answering(ShareHivesMutation, () => {
        sent.push('shares alone');
        return { shareHives: saved };
      }),
    ]);
    await user.click(within(await rightsOf('Hive 2')).getByRole('radio', { name: 'View' }));
    await user.type(screen.getByRole('textbox', { name: 'Hive 2: share until' }), '08/14/2099');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(services.seen.notices.map(({ text }) => text)).toEqual(['Valley clubs saved.']),
    );
    expect(sent).toEqual([
      [
        expect.objectContaining({ name: 'Valley clubs' }),
        [{ hiveId: '2', right: 'VIEW', until: new Date('2099-08-14T23:59:59').toISOString() }],
      ],
    ]);
    expect(await screen.findByText('Nothing changed')).toBeTruthy();
    expect(services.seen.isUnsaved).toBe(false);
  });

  test('hives that are chosen stay chosen while another admin’s version of the name is met', async () => {
    const group = aGroup();
    const { user } = open({ groups: [group] });
    await user.click(within(await rightsOf('Hive 2')).getByRole('radio', { name: 'View' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
    Object.assign(group, { name: 'Hill club', revision: 2 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(screen.getByText('1 hive changed')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Nothing changed')).toBeTruthy();
    expect(chosenIn(await rightsOf('Hive 2'))).toBe('VIEW');
  });

  test('hives by the hundred are turned by the page, and an apiary is shared whole', async () => {
    const { user } = open({ hiveCount: 120 });
    const pages = await screen.findByRole('navigation', { name: 'Share my hives: pages' });
    expect(screen.getAllByRole('button', { name: /^Hive \d+: / })).toHaveLength(50);
    await user.click(within(await rightsOf('All hives of Heather')).getByRole('radio', { name: 'Edit' }));
    expect(screen.getByText('60 hives changed')).toBeTruthy();
    await user.click(within(pages).getByRole('button', { name: 'Page 2' }));
    expect(chosenIn(await rightsOf('Hive 60'))).toBe('EDIT');
    expect(screen.queryByRole('radiogroup', { name: 'Hive 1' })).toBeNull();
  });

  test('where exactly hives stand is shown when its owner says so, and says what it means', async () => {
    const { user } = open();
    const name = 'Show this group exactly where my hives stand';
    expect(await screen.findByText(/see the place within about 1 km, without street/)).toBeTruthy();
    for (const checked of [false, true]) {
      const place = await screen.findByRole('switch', { name, checked });
      await waitFor(() => expect(place).toHaveProperty('disabled', false));
      await user.click(place);
    }
    expect(await screen.findByRole('switch', { name, checked: false })).toBeTruthy();
  });

  test('what others share otherwise meanwhile is not among what one has chosen', async () => {
    const group = aGroup();
    const { user } = open({ groups: [group] });
    await user.click(within(await rightsOf('Hive 2')).getByRole('radio', { name: 'View' }));
    Object.assign(group, { hives: group.hives.map((hive) => ({ ...hive, right: 'EDIT' })) });
    await user.click(screen.getByRole('button', { name: /^Invite carl.* again/ }));
    await waitFor(async () => expect(chosenIn(await rightsOf('Hive 1'))).toBe('EDIT'));
    expect(screen.getByText('1 hive changed')).toBeTruthy();
  });

  test('hives of others say whose they are, what one may do, and until when', async () => {
    open();
    expect(await screen.findByText('Bram lets you edit it')).toBeTruthy();
    expect(screen.getByText(/^Until /)).toBeTruthy();
  });
});

describe('members', () => {
  test('several are invited at once, from whatever text', async () => {
    const { user, services } = open();
    const field = await screen.findByRole('textbox', { name: /^E-mail addresses/ });
    await user.type(field, 'dora@skep.example, Eva <eva@skep.example>');
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    expect(await screen.findByRole('button', { name: 'Invite eva@skep.example again' })).toBeTruthy();
    expect(services.seen.notices.map(({ text }) => text)).toEqual(['2 invitations are on their way.']);
  });

  test('addresses that are typed and not sent are not lost without a question', async () => {
    const { user, services } = open();
    await user.type(await screen.findByRole('textbox', { name: /^E-mail addresses/ }), 'dora@skep.example');
    expect(services.seen.isUnsaved).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    await waitFor(() => expect(services.seen.isUnsaved).toBe(false));
  });

  test('what is no address is refused at its field, and sent to nobody', async () => {
    const { user, services } = open();
    const field = await screen.findByRole('textbox', { name: /^E-mail addresses/ });
    await user.type(field, 'dora@skep.example, eva');
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(services.seen.notices).toEqual([]);
  });

  test('somebody is removed after a question', async () => {
    const { user, services } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Bram' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Bram' })).toBeNull());
    expect(services.seen.questions.map(({ title }) => title)).toEqual(['Remove Bram from the group?']);
  });

  test('who is removed could come back by an open link, which is offered to be withdrawn', async () => {
    const links = [aLink(), aLink({ id: '2', maxUses: 5, useCount: 5 })];
    const { user, services } = open({ groups: [aGroup({ links })] });
    await user.click(await screen.findByRole('button', { name: 'Remove Bram' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull());
    expect(services.seen.questions.at(-1)).toMatchObject({
      title: 'Withdraw the link as well?',
      confirmLabel: 'Withdraw the link',
    });
    expect(screen.getByText(/^Used up/)).toBeTruthy();
  });

  test('who is no admin shares hives and leaves, and changes nothing else', async () => {
    const members = [
      { ...bram, isAdmin: true, isCreator: true },
      { ...me, isAdmin: false, isCreator: false },
    ];
    open({ groups: [aGroup({ isAdmin: false, isCreator: false, members })] });
    expect(await screen.findByRole('button', { name: 'Leave group' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save sharing' })).toBeTruthy();
    for (const name of ['Invite people', 'Remove Bram', 'Save', 'Delete group'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('what another admin saved meanwhile is shown next to what one typed, and overwritten on purpose alone', async () => {
  const group = aGroup();
  const { user, services } = open({ groups: [group] });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  Object.assign(group, { name: 'Hill club', revision: 2 });
  await user.type(name, 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  const rows = dialog.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['NameHill clubValley clubs']);
  expect(name.value).toBe('Valley clubs');
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  const noticeTexts = () => services.seen.notices.map(({ text }) => text);
  await waitFor(() => expect(noticeTexts()).toEqual(['Valley clubs saved.']));
  // The next edit is one of the version that was saved.
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(noticeTexts()).toEqual(['Valley clubs saved.', 'Valley clubs! saved.']));
});

test('who leaves comes back to the list', async () => {
  const { user, services } = open();
  await user.click(await screen.findByRole('button', { name: 'Leave group' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/groups']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['You have left Valley club.']);
});

test('a group that is gone says so', async () => {
  open({}, '99');
  expect(await screen.findByRole('heading', { name: 'Group not found' })).toBeTruthy();
});

describe('a link for everybody', () => {
  test('is made for so many until a day, drawn as a QR code, and withdrawn after a question', async () => {
    const { user, services } = open();
    const count = await screen.findByRole('spinbutton', { name: /^How many people may use it/ });
    await user.clear(count);
    await user.type(count, '5');
    await user.click(screen.getByRole('button', { name: 'Create a link' }));
    expect(await screen.findByRole('img', { name: 'QR code to join Valley club' })).toBeTruthy();
    expect(screen.getByText(/^Used 0 of 5 times\. Ends after/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Withdraw the link' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull());
    expect(services.seen.notices.map(({ text }) => text)).toEqual(['The link is ready.', 'Link withdrawn.']);
  });

  test('a used-up link is reported and no longer shown', async () => {
    open({ groups: [aGroup({ links: [aLink({ maxUses: 5, useCount: 5 })] })] });
    await screen.findByText('Used up: 5 of 5 people have joined with it.');
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  });

  test('is for admins to make', async () => {
    open({ groups: [aGroup({ isAdmin: false })] });
    expect(await screen.findByRole('heading', { name: 'Members' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
  });
});

test('an admin reads who came and left, and once it is closed it is gone', async () => {
  const who = { __typename: 'GroupNews' as const, at: '2026-06-03T12:05:00Z' };
  const news = [
    { ...who, id: '2', kind: 'LEFT' as const, who: 'Carl' },
    { ...who, id: '1', kind: 'ACCEPTED' as const, who: 'Bram' },
  ];
  const { user } = open({ groups: [aGroup({ news })] });
  expect(await screen.findByText(/Carl has left Valley club/)).toBeTruthy();
  expect(screen.getByText(/Bram has joined Valley club/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/Carl has left/)).toBeNull());
});
