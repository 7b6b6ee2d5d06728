import { fireEvent, screen, waitFor } from '@testing-library/react';
import { everyForm } from '../testing/every-form.tsx';
import { visit } from '../testing/visit.ts';

/** Those that are right with one field changed, and that the fake server of their scene saves. */
const {
  'an apiary': apiary,
  'hives that move': moving,
  'a new hive': newHive,
  'a hive': hive,
  'the state of a colony': state,
  'a requeening': requeening,
  'the end of a queen': end,
} = everyForm;

test.each(Object.entries({ apiary, moving, newHive, hive, state, requeening, end }))(
  'after saving one lands where one came from: %s',
  async (_name, form) => {
    if (!form) throw new Error('There is no such form.');
    const cameFrom = '/diary?search=linden';
    const { user, services } = visit(form.screen, { ...form, cameFrom });
    const field = await screen.findByLabelText(new RegExp(`^${form.field}`));
    if (field instanceof HTMLInputElement && field.type === 'checkbox') await user.click(field);
    else fireEvent.change(field, { target: { value: 'changed' } });
    const save = screen.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit');
    await user.click(save ?? field);
    await waitFor(() => expect(services.seen.paths).toEqual([cameFrom]));
  },
);
