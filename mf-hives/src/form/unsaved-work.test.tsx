import { fireEvent, screen, waitFor } from '@testing-library/react';
import { everyForm } from '../testing/every-form.tsx';
import { visit } from '../testing/visit.ts';

// The old app confirmed at one arrow only, and not at all on most forms.
test.each(Object.entries(everyForm))(
  '%s that was changed is not left without a question',
  async (_name, form) => {
    const { user, services } = visit(form.screen, { ...form, confirms: false });
    const label = new RegExp(`^${form.field}`);
    const field = await screen.findByLabelText(label);
    expect(services.seen.isUnsaved).toBe(false);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') await user.click(field);
    else fireEvent.change(field, { target: { value: 'changed' } });
    await waitFor(() => expect(services.seen.isUnsaved).toBe(true));
    const cancel = screen.queryByRole('button', { name: 'Cancel' });
    if (cancel) await user.click(cancel);
    expect(services.seen.paths).toEqual([]);
    expect(await screen.findByLabelText(label)).toBeTruthy();
  },
);
