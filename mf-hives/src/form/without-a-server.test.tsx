import { fireEvent, screen, waitFor } from '@testing-library/react';
import { everyForm } from '../testing/every-form.tsx';
import { visit } from '../testing/visit.ts';

/** Those that can be sent with one field changed. */
const {
  'a split': _split,
  'a union': _union,
  'hives that move': _move,
  'a queen who moves': _moved,
  ...sendable
} = everyForm;

/** Queries are answered; a mutation goes nowhere. */
const isQuestion = ({ operationName }: { operationName: string }) =>
  !/^(Create|Update|Delete|Change|Requeen|End)/.test(operationName);

// The old app wrote such things to the console.
test.each(Object.entries(sendable))(
  '%s that cannot be sent says why, and keeps what was typed',
  async (_name, form) => {
    const path = form.path === '/apiaries/create' ? '/apiaries/create?step=hives' : form.path;
    const { user, services } = visit(form.screen, {
      ...form,
      path,
      answers: form.answers.filter(isQuestion),
    });
    const label = new RegExp(`^${path.endsWith('step=hives') ? 'Name before the number' : form.field}`);
    fireEvent.change(await screen.findByLabelText(label), { target: { value: 'Kept' } });
    for (const radio of screen.queryAllByRole('radio', { name: /^(Lost|Dead)$/ })) await user.click(radio);
    await user.click(document.querySelector('button[type=submit]') ?? document.body);
    await waitFor(() => expect(screen.getByText(/Skep cannot be reached/)).toBeTruthy());
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'Kept');
    expect(services.seen.paths).toEqual([]);
    expect(services.seen.isUnsaved).toBe(true);
  },
);

test.each([
  ['a hive', 'Delete hive'],
  ['the queen of a hive', 'Delete queen'],
  ['a queen of the register', 'Delete queen'],
])('%s that cannot be deleted says why, and stays', async (name, button) => {
  const form = everyForm[name];
  if (!form) throw new Error(`There is no form of ${name}`);
  const answers = form.answers.filter(isQuestion);
  const { user, services } = visit(form.screen, { ...form, answers });
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() =>
    expect(services.seen.notices).toMatchObject([
      { kind: 'problem', text: expect.stringContaining('Skep cannot be reached') },
    ]),
  );
  expect(services.seen.paths).toEqual([]);
});

test('an apiary that cannot be deleted says why in the dialog', async () => {
  const form = everyForm['an apiary'];
  if (!form) throw new Error('There is no form of an apiary');
  const { user, services } = visit(form.screen, { ...form, answers: form.answers.filter(isQuestion) });
  await user.click(await screen.findByRole('button', { name: 'Delete apiary' }));
  await user.click((await screen.findAllByRole('button', { name: 'Delete apiary' })).at(-1) ?? document.body);
  await waitFor(() => expect(screen.getByText(/Skep cannot be reached/)).toBeTruthy());
  expect(services.seen.paths).toEqual([]);
});
