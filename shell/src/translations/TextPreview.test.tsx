import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSignedIn } from '../account/in-account-page.tsx';
import { viewerQuery } from '../session/Viewer.graphql.ts';
import { answering } from '../testing/gateway.ts';
import { startShell, stopShell } from '../testing/start-shell.tsx';
import { changedTextsQuery } from './ChangedTexts.graphql.ts';

afterEach(stopShell);

const changed = answering(changedTextsQuery, () => ({
  changedTexts: [{ __typename: 'ChangedText', messageId: 'shell.skip', text: 'Hop to the content' }],
}));

const signedInWith = (permissions: string[]) =>
  answering(viewerQuery, () => ({ viewer: { ...aSignedIn.viewer, language: 'EN', permissions } }));

async function startPreviewing(permissions: string[]) {
  const answers = [signedInWith(permissions), changed];
  const parts = await startShell({ storedToken: 'token', answers });
  await act(async () => parts.preference('translations:preview').set('on'));
  return parts;
}

test('a translator who wants to sees their texts in place, until they switch it off', async () => {
  await startPreviewing(['translator']);
  expect(await screen.findByRole('link', { name: 'Hop to the content' })).toBeTruthy();
  expect(screen.getByText('You see 1 changed text. Only you see this, in this browser.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show the published texts' }));
  expect(await screen.findByRole('link', { name: 'Skip to content' })).toBeTruthy();
});

test('nobody else does', async () => {
  const { editedTexts } = await startPreviewing([]);
  expect(await screen.findByRole('link', { name: 'Skip to content' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show the published texts' })).toBeNull();
  expect(editedTexts.get()).toEqual({});
});
