import { screen, waitFor, within } from '@testing-library/react';
import { WithLifeTexts } from '../colony-history/WithLifeTexts.tsx';
import { attachmentsOf } from '../testing/attachments.ts';
import { colonyServer } from '../testing/colony-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { Attachments } from './Attachments.tsx';
import {
  AttachmentsQuery,
  ChooseAttachmentMutation,
  DeleteAttachmentMutation,
} from './attachments.graphql.ts';
import type { Attached } from './useAttachments.ts';

const { answers } = colonyServer();

function visitAttachments(attached: Attached, given = answers) {
  const card = (
    <WithLifeTexts>
      <Attachments {...attached} />
    </WithLifeTexts>
  );
  return visit(card, { path: '/hives/12/life', answers: given });
}

test('the photo that is the picture says so, another is chosen, and the list is read again', async () => {
  const sent: unknown[] = [];
  let reads = 0;
  const { user } = visitAttachments({ of: 'HIVE', id: '12' }, [
    answering(AttachmentsQuery, () => {
      reads += 1;
      return { attachments: attachmentsOf('HIVE') };
    }),
    answering(ChooseAttachmentMutation, (variables) => {
      sent.push(variables);
      return { chooseAttachment: { __typename: 'Attachment', id: 'a2', isChosen: true } };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Photo 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Photo 1' }));
  expect(dialog.getByText('Added by Anna on 3 May 2026')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Use as picture' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'a2', isChosen: true }]));
  await waitFor(() => expect(reads).toBe(2));
  expect(screen.getAllByText('Picture')).toHaveLength(1);
});

test('a document is saved and deleted after a question', async () => {
  const sent: unknown[] = [];
  const { user } = visitAttachments({ of: 'HIVE', id: '12' }, [
    ...answers,
    answering(DeleteAttachmentMutation, (variables) => {
      sent.push(variables);
      return { deleteAttachment: { __typename: 'Done', done: true } };
    }),
  ]);
  expect(await screen.findByText('Insurance 2026.pdf')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'a3' }]));
});

test('a queen has photos alone, and who may only look is offered nothing to change', async () => {
  const { unmount } = visitAttachments({ of: 'QUEEN', id: 'q1' });
  expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a document' })).toBeNull();
  unmount();
  visitAttachments({ of: 'HIVE', id: '12' }, [
    answering(AttachmentsQuery, () => ({ attachments: attachmentsOf('HIVE', false) })),
  ]);
  expect(await screen.findByRole('button', { name: 'Save to this device' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Delete|Add/ })).toBeNull();
});

test('without a network the page says why nothing is shown', async () => {
  visitAttachments({ of: 'HIVE', id: '12' }, []);
  expect(await screen.findByText('Photos and documents are shown when you have a network.')).toBeTruthy();
});
