import type { SentFile } from '@skep/remote-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aPhoto } from '../testing/builders.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { PhotoField } from './PhotoField.tsx';
import { CaptionPhotoMutation, PhotosQuery } from './photos.graphql.ts';

beforeAll(() => {
  // What no DOM without a browser has.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const file = (name: string) => new File(['bees'], name, { type: 'image/jpeg' });

/** The field in a form that shows what it holds. */
function open(value = '', sendFile?: (file: File) => Promise<SentFile>) {
  const captions: (string | null | undefined)[] = [];
  function Form() {
    const [held, setHeld] = useState(value);
    return (
      <>
        <PhotoField label="Photo of the comb" itemId="407" value={held} onChange={setHeld} />
        <output aria-label="Held">{held}</output>
      </>
    );
  }
  const visited = visit(<Form />, {
    answers: [
      answering(PhotosQuery, ({ ids }) => ({ photos: [ids].flat().map((id) => aPhoto({ id })) })),
      answering(CaptionPhotoMutation, ({ id, caption }) => {
        captions.push(caption);
        return { captionPhoto: aPhoto({ id, caption: caption ?? null }) };
      }),
    ],
    ...(sendFile ? { sendFile } : {}),
  });
  const held = async (text: string) =>
    waitFor(() => expect(screen.getByRole('status', { name: 'Held' }).textContent).toBe(text));
  const add = async (...files: File[]) =>
    visited.user.upload(await screen.findByLabelText('Photo of the comb', { selector: 'input' }), files);
  return { ...visited, held, add, captions };
}

test('photos are sent at once, each by itself, and the answer names them', async () => {
  const { services, held, add } = open('5');
  await add(file('frame 1.jpg'), file('frame 2.jpg'));
  await held('5,101,102');
  expect(services.seen.sentFiles.map(({ path, fields }) => [path, fields.category_id])).toEqual([
    ['/api/images', '407'],
    ['/api/images', '407'],
  ]);
  expect(new Set(services.seen.sentFiles.map(({ fields }) => fields.client_id)).size).toBe(2);
  expect(await screen.findByRole('button', { name: 'Photo 3' })).toBeTruthy();
});

test('while one is on its way the form says so; one that fails is kept, sent again as the same, or given up', async () => {
  const answers: ((sent: SentFile) => void)[] = [];
  const { user, services, held, add } = open('', () => new Promise((done) => answers.push(done)));
  await add(file('frame 1.jpg'));
  expect((await screen.findByRole('img', { name: 'Sending photo' })).getAttribute('aria-busy')).toBe('true');
  await held('unsent');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.({ kind: 'failed', code: 'unreachable' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ kind: 'sent', id: '7' });
  await held('7');
  const [first, second] = services.seen.sentFiles.map(({ fields }) => fields.client_id);
  expect(second).toBe(first);

  await add(file('letter.pdf.jpg'));
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.({ kind: 'failed', code: 'unreachable' });
  await screen.findByRole('button', { name: 'Try again' });
  await user.click(screen.getAllByRole('button', { name: /^Remove photo/ }).at(-1) ?? document.body);
  await held('7');
});

test('a photo of a phone that this browser cannot read is not sent, and what to do is said', async () => {
  const { services, held, add } = open();
  const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'frame 1.heic', { type: 'image/heic' });
  await add(heic);
  await screen.findByText(/cannot read HEIC photos/);
  await held('unsent');
  expect([services.seen.sentFiles, screen.queryByRole('button', { name: 'Try again' })]).toEqual([[], null]);
});

test('a photo that is removed comes back where it was by undo', async () => {
  const { user, services, held } = open('5,6,7');
  await user.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
  await held('5,7');
  act(() => services.seen.notices.at(-1)?.action?.run());
  await held('5,6,7');
});

test('one opens large, the next comes by an arrow key, and its caption is kept', async () => {
  const { user, captions } = open('5,6');
  await user.click(await screen.findByRole('button', { name: 'Photo 1' }));
  await screen.findByRole('dialog', { name: 'Photo 1' });
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo 2' });
  await user.click(screen.getByRole('button', { name: 'Caption' }));
  await user.type(screen.getByRole('textbox', { name: 'Caption' }), 'Queen cell');
  await user.tab();
  await waitFor(() => expect(captions).toEqual(['Queen cell']));
  await screen.findByRole('dialog', { name: 'Queen cell' });
});
