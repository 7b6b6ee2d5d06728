import { fireEvent, screen } from '@testing-library/react';
import { StateScreen } from '../colony-history/StateScreen.tsx';
import { EditApiaryScreen } from '../edit-apiary/EditApiaryScreen.tsx';
import { UpdateApiaryMutation } from '../edit-apiary/useUpdateApiary.graphql.ts';
import { EditHiveScreen } from '../edit-hive/EditHiveScreen.tsx';
import { UpdateHiveMutation } from '../edit-hive/useSaveHive.graphql.ts';
import { QueenScreen } from '../queen/QueenScreen.tsx';
import { UpdateQueenMutation } from '../queen/useSaveQueen.graphql.ts';
import { aFailure, aHive, anApiary, aQueen } from '../testing/builders.ts';
import { colonyServer } from '../testing/colony-server.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';

const orchard = { id: '5', name: 'Orchard' };
const hive = aHive({ id: '12', apiary: orchard, queen: aQueen({ id: 'q1', name: 'Beatrix' }) });

/** A server that counts what is saved: wrong input must not reach it. @param refusal its answer to a hive. */
function server(refusal?: object) {
  const seen = { saves: 0 };
  const save = (answer: object) => () => {
    seen.saves += 1;
    return answer;
  };
  const answers = [
    ...fakeServer([
      anApiary({ ...orchard, hives: [hive] }),
      anApiary({ id: '6', name: 'Heath' }),
      anApiary({ id: '7', name: 'Of a neighbour', isOwner: false }),
    ]),
    answering(UpdateApiaryMutation, save({ updateApiary: anApiary(orchard) })),
    answering(UpdateHiveMutation, save({ updateHive: refusal ?? hive })),
    answering(UpdateQueenMutation, save({ updateQueen: aQueen() })),
  ];
  return { seen, answers };
}

const scenes = {
  apiary: { screen: <EditApiaryScreen />, path: '/apiaries/5/edit', route: '/apiaries/:id/edit' },
  hive: { screen: <EditHiveScreen />, path: '/hives/12/edit', route: '/hives/:id/edit' },
  queen: { screen: <QueenScreen />, path: '/hives/12/edit?queenEdit=true', route: '/hives/:id/edit' },
};

const changed = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

test.each<[keyof typeof scenes, string, string, RegExp]>([
  ['apiary', 'Latitude', '91', /Enter 90 or less/],
  ['apiary', 'Latitude', '-90.5', /Enter -90 or more/],
  ['apiary', 'Longitude', '181', /Enter 180 or less/],
  ['apiary', 'Notes', 'x'.repeat(10_000), /at most 2,500 characters/],
  ['hive', 'Brood box width', '-5', /Enter 0 or more/],
  ['hive', 'Frame height', '151', /Enter 150 or less/],
  ['hive', 'Position in the apiary', '-1', /Enter 0 or more/],
  ['queen', 'Emerged on', '2199-01-01', /not in the future/],
  ['queen', 'Notes', 'x'.repeat(10_000), /at most 100 characters/],
])('%s: a fault is shown at the field %s, and nothing is sent', async (scene, label, value, problem) => {
  const { seen, answers } = server();
  const { user, services } = visit(scenes[scene].screen, { ...scenes[scene], answers });
  const field = await screen.findByLabelText(label);
  changed(field, value);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert', { name: /answers are missing or need correcting$/ })).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const problems = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(problems.join(' ')).toMatch(problem);
  expect(seen.saves).toBe(0);
  expect(services.seen.paths).toEqual([]);
});

test.each(['41', '0'])(
  '%s frames in every box is a fault of its field, and nothing is sent',
  async (frames) => {
    const { seen, answers } = server();
    const { user } = visit(scenes.hive.screen, { ...scenes.hive, answers });
    await user.click((await screen.findAllByRole('button', { name: /Brood box 10/ }))[0] ?? document.body);
    const field = screen.getByRole('spinbutton', { name: 'Frames' });
    changed(field, frames);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByRole('spinbutton', { name: 'Frames', description: /Enter (1 or more|40 or less)/ }),
    ).toBe(field);
    expect(seen.saves).toBe(0);
  },
);

test('a note of 10,000 characters in the history of a colony is a fault of its field', async () => {
  const { answers, sent } = colonyServer();
  const { user } = visit(<StateScreen />, {
    path: '/hives/12/life/edit',
    route: '/hives/:id/life/edit',
    answers,
  });
  const note = await screen.findByRole('textbox', { name: 'Note' });
  changed(note, 'x'.repeat(10_000));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('textbox', { name: 'Note', description: /at most 1,000 characters/ })).toBe(
    note,
  );
  expect(sent).toEqual([]);
});

test("a hive is offered no apiary of somebody else; one that is no longer one's own is a fault of the field", async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'apiaryId', code: 'unknown_choice' }]);
  const { answers } = server(refusal);
  const { user, services } = visit(scenes.hive.screen, { ...scenes.hive, answers });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Apiary' });
  expect(Array.from(field.options, ({ text }) => text)).toEqual(['Heath', 'Orchard']);
  await user.selectOptions(field, 'Heath');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('combobox', { name: 'Apiary', description: /Choose one of the options/ }),
  ).toBe(field);
  expect(field.value).toBe('6');
  expect(services.seen.paths).toEqual([]);
});
