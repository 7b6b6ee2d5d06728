import { loadTexts } from '@skep/i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remoteMessages } from '../RemoteRoot.tsx';
import { inFakeShell } from '../testing/render-screen.tsx';
import { formTexts } from './form-texts.ts';
import { type SampleAnswer, SampleForm, type SampleFormProps, sampleHive } from './testing/SampleForm.tsx';

beforeAll(() => loadTexts(remoteMessages(formTexts), 'en'));

const saved: SampleAnswer = { __typename: 'Hive' };

const failure = (code: string, fields: { path: string; code: string }[] = []): SampleAnswer => ({
  __typename: 'Failure',
  code,
  fields,
  requestId: 'r1',
});

/** A form over a server that gives its answers in turn, then success. */
function visitForm(answers: SampleAnswer[] = [], props: Partial<SampleFormProps> = {}) {
  const sent: [values: object, revision: number][] = [];
  const save: SampleFormProps['save'] = async (values, revision) => {
    sent.push([values, revision]);
    return answers[sent.length - 1] ?? saved;
  };
  const { element, services } = inFakeShell(<SampleForm save={save} {...props} />, formTexts);
  render(element);
  return { ...page(), user: userEvent.setup(), services, sent };
}

const page = () => ({
  name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
  frames: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Frames' }),
  save: screen.getByRole('button', { name: 'Save' }),
});

const notEdited = 'Nothing changed: some answers are missing or need correcting';
const summary = () => screen.queryByRole('alert', { name: notEdited });
const invalidFields = () =>
  within(summary() ?? document.body)
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('a fault is shown at its field and in the summary, by the label of the field', async () => {
  const { user, name, frames, save, sent } = visitForm();
  await user.clear(name);
  await user.clear(frames);
  await user.type(frames, '30');
  await user.click(save);
  expect(await screen.findByRole('spinbutton', { description: /Enter 24 or less/ })).toBe(frames);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(invalidFields()).toEqual(['Name', 'Frames']);
  expect(document.activeElement).toBe(summary());
  await user.click(screen.getByRole('link', { name: 'Frames' }));
  expect(document.activeElement).toBe(frames);
  expect(sent).toEqual([]);
});

test('the summary takes the focus once for each attempt, and never from a person who puts things right', async () => {
  const { user, name, frames, save } = visitForm();
  await user.clear(name);
  await user.click(save);
  expect(document.activeElement).toBe(await screen.findByRole('alert'));
  await user.type(name, 'L');
  expect(summary()).toBeNull();
  // Wrong again, and so is another field: both are shown, and the cursor stays.
  await user.clear(name);
  expect(invalidFields()).toEqual(['Name']);
  expect(document.activeElement).toBe(name);
  await user.clear(frames);
  expect(invalidFields()).toEqual(['Name', 'Frames']);
  expect(document.activeElement).toBe(frames);
  await user.click(save);
  await waitFor(() => expect(document.activeElement).toBe(summary()));
});

test('too many attempts show no waiting time where the service names none', async () => {
  const { user, save } = visitForm([failure('TOO_MANY_REQUESTS')]);
  await user.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('Wait a little, then try again.');
});

test('a field that is drawn later has the same place in the summary as on the page', async () => {
  const { user, name, save } = visitForm();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.clear(name);
  await user.click(save);
  await screen.findByRole('alert');
  expect(invalidFields()).toEqual(['Queen', 'Name']);
});

test('what the server refuses is shown at its field, and nothing typed is lost', async () => {
  const { user, name, frames, save, services } = visitForm([
    failure('INVALID_INPUT', [{ path: 'name', code: 'unsupported_characters' }]),
  ]);
  await user.type(name, '!');
  await user.click(save);
  await waitFor(() => expect(invalidFields()).toEqual(['Name']));
  expect([name.value, frames.value]).toEqual(['Linden!', '10']);
  expect(document.activeElement).toBe(summary());
  expect(services.seen.paths).toEqual([]);
  await user.click(save);
  await waitFor(() => expect(services.seen.paths).toEqual(['/back']));
});

test('a failure that is about no field says why below the form, keeps what was typed and can be sent again', async () => {
  const { user, name, save, services, sent } = visitForm([failure('UNREACHABLE')]);
  await user.type(name, '!');
  await user.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('Skep cannot be reached');
  expect(name.value).toBe('Linden!');
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(save);
  await waitFor(() => expect(services.seen.paths).toEqual(['/back']));
  expect(sent).toHaveLength(2);
});

test('a failure about a field that is not drawn is shown for the whole', async () => {
  const { user, save } = visitForm([failure('INVALID_INPUT', [{ path: 'timeZone', code: 'invalid' }])]);
  await user.click(save);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(summary()).toBeNull();
});

test('a failure that names no field is shown at those that it is about', async () => {
  const { user, save, name } = visitForm([failure('WRONG_PASSWORD')]);
  await user.click(save);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  // Until they are changed: then nobody knows.
  await user.type(name, '!');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is wrong from the beginning is shown at its field alone', async () => {
  const { name } = visitForm([], { problems: { name: 'required' } });
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form that is on its way is not sent a second time, by button or key', async () => {
  const { promise, resolve } = Promise.withResolvers<SampleAnswer>();
  const save = jest.fn(() => promise);
  const { user, name, services, save: button } = visitForm([], { save });
  await user.type(name, '{Enter}');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.type(name, '{Enter}');
  await user.click(button);
  resolve(saved);
  await waitFor(() => expect(services.seen.paths).toEqual(['/back']));
  expect(save).toHaveBeenCalledTimes(1);
});

test('unsaved work is guarded; once saved there is a notice, and the way back needs no confirmation', async () => {
  const { user, name, save, services } = visitForm();
  expect(services.seen.isUnsaved).toBe(false);
  await user.type(name, ' tree');
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(save);
  await waitFor(() => expect(services.seen.paths).toEqual(['/back']));
  expect(services.seen.isUnsaved).toBe(false);
  expect(services.seen.notices).toEqual([{ kind: 'success', text: 'Linden tree is saved.' }]);
});

test('an edit that changes nothing says so', async () => {
  const { save, services, user } = visitForm();
  await user.click(save);
  await waitFor(() => expect(services.seen.paths).toEqual(['/back']));
  const text = 'Nothing changed: this was already saved.';
  expect(services.seen.notices).toEqual([{ kind: 'information', text }]);
});

test('a new thing is no edit: it is saved as it began, and its faults are shown as such', async () => {
  const { name, save, services, user } = visitForm([], { isEdit: false });
  await user.clear(name);
  await user.click(save);
  await screen.findByRole('alert', { name: 'Some answers are missing or need correcting' });
  await user.type(name, 'Linden');
  await user.click(save);
  await waitFor(() => expect(services.seen.paths).toEqual(['/back']));
  expect(services.seen.notices).toEqual([{ kind: 'success', text: 'Linden is saved.' }]);
});

test('a form that has led away is done: saving again sends nothing, and leads away again', async () => {
  const { user, name, save, services, sent } = visitForm([], { isEdit: false });
  await user.click(save);
  await waitFor(() => expect(services.seen.paths).toEqual(['/back']));
  // For whatever reason the page is still there.
  expect(name.closest('[inert]')).not.toBeNull();
  await user.click(save);
  await waitFor(() => expect(services.seen.paths).toEqual(['/back', '/back']));
  expect(sent).toHaveLength(1);
  expect(services.seen.notices).toHaveLength(1);
});

test('a form whose page decides where it leads is on its way until that is decided', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, save, sent } = visitForm([], { isEdit: false, onSaved: () => promise });
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(save);
  expect(save.getAttribute('aria-busy')).toBe('true');
  resolve();
  await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'));
  expect(sent).toHaveLength(1);
});

test('a form that stays is clean once it is saved', async () => {
  const onSaved = jest.fn();
  const { user, name, save, services } = visitForm([], { onSaved });
  await user.type(name, '!');
  await user.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect([services.seen.isUnsaved, services.seen.paths, name.value]).toEqual([false, [], 'Linden!']);
});

describe('when somebody else saved it meanwhile', () => {
  const current = { ...sampleHive, revision: 7, name: 'Lime' };

  async function meetConflict() {
    const visited = visitForm([{ __typename: 'HiveConflict', current }]);
    await visited.user.type(visited.name, '!');
    await visited.user.click(visited.save);
    return { ...visited, dialog: within(await screen.findByRole('dialog')) };
  }

  test('both versions are shown, and going back to the form loses nothing', async () => {
    const { user, dialog, name, services } = await meetConflict();
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['NameLimeLinden!']);
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([name.value, services.seen.isUnsaved]).toEqual(['Linden!', true]);
  });

  test('my version is saved over theirs', async () => {
    const { user, dialog, sent, services } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(services.seen.paths).toEqual(['/back']));
    expect(sent).toMatchObject([
      [{ name: 'Linden!' }, 3],
      [{ name: 'Linden!' }, 7],
    ]);
  });

  test('theirs is loaded into the form, and the next save is made on it', async () => {
    const { user, dialog, sent, name, save, services } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Load theirs' }));
    expect([name.value, services.seen.isUnsaved]).toEqual(['Lime', false]);
    await user.click(save);
    await waitFor(() => expect(sent[1]).toMatchObject([{ name: 'Lime' }, 7]));
  });
});

test('of two forms on a page each has its own fields, and leaving asks while either is unsaved', async () => {
  const { element, services } = inFakeShell(
    <>
      <SampleForm save={async () => saved} idPrefix="one-" onSaved={() => undefined} />
      <SampleForm save={async () => saved} idPrefix="other-" onSaved={() => undefined} />
    </>,
    formTexts,
  );
  render(element);
  const user = userEvent.setup();
  const [one, other] = screen.getAllByRole('textbox', { name: 'Name' });
  const [saveOne, saveOther] = screen.getAllByRole('button', { name: 'Save' });
  if (!one || !other || !saveOne || !saveOther) throw new Error('There are not two forms.');
  expect([one.id, other.id]).toEqual(['one-name', 'other-name']);
  await user.type(one, '!');
  await user.type(other, '!');
  await user.click(saveOne);
  await waitFor(() => expect(services.seen.notices).toHaveLength(1));
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(saveOther);
  await waitFor(() => expect(services.seen.isUnsaved).toBe(false));
});
