import { loadTexts } from '@skep/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remoteMessages } from '../RemoteRoot.tsx';
import { fakeDrafts } from '../testing/fake-services.ts';
import { inFakeShell } from '../testing/render-screen.tsx';
import { formTexts } from './form-texts.ts';
import { type SampleAnswer, SampleForm, type SampleFormProps, sampleHive } from './testing/SampleForm.tsx';

beforeAll(() => loadTexts(remoteMessages(formTexts), 'en'));

const saved: SampleAnswer = { __typename: 'Hive' };
const formName = 'sample:7';

/** Opens the form as in a tab of its own, which is gone without a word when `crash` is called. */
function openTab(drafts = fakeDrafts(), props: Partial<SampleFormProps> = {}) {
  const sent: [name: string, revision: number, draftId: string][] = [];
  const save: SampleFormProps['save'] = async (values, revision, draftId) => {
    sent.push([String('name' in values && values.name), revision, draftId]);
    return props.save?.(values, revision, draftId) ?? saved;
  };
  const { element, services } = inFakeShell(
    <SampleForm draft={formName} {...props} save={save} />,
    formTexts,
    { drafts },
  );
  const { unmount, container } = render(element);
  return {
    user: userEvent.setup({ document: container.ownerDocument }),
    name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
    frames: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Frames' }),
    press: (label: string) => userEvent.setup().click(screen.getByRole('button', { name: label })),
    offer: () => screen.queryByText(/^Continue with your draft of/),
    crash: unmount,
    drafts,
    services,
    sent,
  };
}

/** Drafts that a crash has left. */
async function leftWith(typed: string) {
  const { user, name, frames, crash, drafts } = openTab();
  await user.type(name, typed);
  await user.clear(frames);
  crash();
  return drafts;
}

test('what was typed when the page went is offered by its time, and taken up as it was', async () => {
  const drafts = await leftWith(' tree');
  const { name, frames, offer, press, services } = openTab(drafts);
  expect(name.value).toBe('Linden');
  expect(offer()).toBeTruthy();
  expect(services.seen.isUnsaved).toBe(false);
  await press('Continue');
  // An answer that was taken back is not there again.
  expect([name.value, frames.value]).toEqual(['Linden tree', '']);
  expect(services.seen.isUnsaved).toBe(true);
  expect(offer()).toBeNull();
});

test('it is gone once it is discarded, or saved', async () => {
  const drafts = await leftWith(' tree');
  const first = openTab(drafts);
  await first.press('Discard');
  expect(first.offer()).toBeNull();
  expect(drafts.newestOf(formName)).toBeUndefined();
  await first.user.type(first.name, '!');
  expect(drafts.newestOf(formName)).toBeTruthy();
  await first.press('Save');
  await waitFor(() => expect(first.services.seen.paths).toEqual(['/back']));
  expect(drafts.newestOf(formName)).toBeUndefined();
});

test('what is typed back to what it was leaves nothing to offer', async () => {
  const { user, name, drafts } = openTab();
  await user.type(name, '!');
  await user.type(name, '{Backspace}');
  expect(drafts.newestOf(formName)).toBeUndefined();
});

test('a new start in spite of an offer loses neither the old nor the new draft', async () => {
  const drafts = await leftWith(' tree');
  const second = openTab(drafts);
  await second.user.type(second.name, '!');
  second.crash();
  const third = openTab(drafts);
  await third.press('Discard');
  await third.press('Continue');
  expect(third.name.value).toBe('Linden tree');
});

test('a draft is saved over what it was begun on, so that a newer version is not written over unseen', async () => {
  const { user, name, crash, drafts } = openTab();
  await user.type(name, '!');
  crash();
  const later = openTab(drafts, { hive: { ...sampleHive, revision: 9, name: 'Lime' } });
  expect(later.name.value).toBe('Lime');
  await later.press('Continue');
  await later.press('Save');
  await waitFor(() => expect(later.sent).toEqual([['Linden!', sampleHive.revision, expect.any(String)]]));
});

test('what was on its way when the page went is sent as the same draft, and as another once it is saved', async () => {
  const never = () => new Promise<SampleAnswer>(() => undefined);
  const first = openTab(fakeDrafts(), { save: never });
  await first.user.type(first.name, '!');
  await first.press('Save');
  first.crash();
  const second = openTab(first.drafts, { onSaved: () => undefined });
  await second.press('Continue');
  await second.press('Save');
  await waitFor(() => expect(second.sent).toEqual(first.sent));
  await second.user.type(second.name, '!');
  await second.press('Save');
  await waitFor(() => expect(second.sent).toHaveLength(2));
  expect(second.sent[1]?.[2]).not.toBe(first.sent[0]?.[2]);
});

test('of a form of before, removed fields are left out and new ones are as they begin', async () => {
  const drafts = fakeDrafts();
  drafts.keep(formName, '1', { revision: 3, values: { name: 'Oak', queenColour: 'blue' } });
  const { name, frames, press } = openTab(drafts);
  await press('Continue');
  expect([name.value, frames.value]).toEqual(['Oak', '10']);
});

test('what no form has written is not offered', () => {
  const drafts = fakeDrafts();
  drafts.keep(formName, '1', 'nonsense');
  expect(openTab(drafts).offer()).toBeNull();
});

test('a form that keeps no draft offers none and writes none', async () => {
  const drafts = await leftWith('!');
  const newest = drafts.newestOf(formName);
  const { user, name, offer } = openTab(drafts, { draft: undefined });
  await user.type(name, '!');
  expect(offer()).toBeNull();
  expect(drafts.newestOf(formName)).toEqual(newest);
});
