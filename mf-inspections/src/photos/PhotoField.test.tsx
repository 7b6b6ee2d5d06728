import type { PhotoQueue, SentFile } from '@skep/remote-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aPhoto } from '../testing/builders.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { PhotoField } from './PhotoField.tsx';
import { CaptionPhotoMutation, PhotosQuery } from './photos.graphql.ts';
import { PhotosWait } from './photos-wait.ts';

beforeAll(() => {
  // What no DOM without a browser has.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const file = (name: string) => new File(['bees'], name, { type: 'image/jpeg' });

/** The field in a form that shows what it holds. */
function open(value = '', sendFile?: (file: File) => Promise<SentFile>, waitingPhotos?: PhotoQueue) {
  const captions: (string | null | undefined)[] = [];
  function Form() {
    const [held, setHeld] = useState(value);
    return (
      <>
        <PhotosWait value={true}>
          <PhotoField label="Photo of the comb" itemId="407" value={held} onChange={setHeld} />
        </PhotosWait>
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
    waitingPhotos,
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

test('while one is on its way the form says so; one that fails is sent again as the same, or given up', async () => {
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
  await user.click(screen.getAllByRole('button', { name: /^Delete photo/ }).at(-1) ?? document.body);
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
  await user.click(await screen.findByRole('button', { name: 'Delete photo 2' }));
  await held('5,7');
  act(() => services.seen.notices.at(-1)?.action?.run());
  await held('5,6,7');
});

test('one opens large, the next comes by an arrow key, and its caption is saved', async () => {
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

/** A browser that keeps photos. @param room bytes that it has left */
function aBrowser(room = 1_000_000_000) {
  const stored = new Map<string, Blob>();
  const sent: string[] = [];
  const photos: PhotoQueue = {
    keep: async (id, { content }) => {
      stored.set(id, content);
    },
    contentOf: async (id) => stored.get(id),
    drop: async (id) => {
      stored.delete(id);
    },
    markSent: async (id) => {
      sent.push(id);
    },
    room: async () => room,
  };
  return { stored, sent, photos };
}

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}
afterEach(() => setOnline(true));

test('without a network a photo waits on this device, is shown as such, and can be taken out again', async () => {
  const { stored, photos } = aBrowser();
  setOnline(false);
  const { user, services, add } = open('', undefined, photos);
  await add(file('frame 1.jpg'));
  await screen.findByText('On this device');
  const [id = ''] = stored.keys();
  expect(screen.getByRole('status', { name: 'Held' }).textContent).toBe(`waiting:${id}`);
  expect(services.seen.sentFiles).toEqual([]);
  await screen.findByRole('img', { name: 'Photo 1' });
  await user.click(screen.getByRole('button', { name: 'Delete photo 1' }));
  expect(screen.getByRole('status', { name: 'Held' }).textContent).toBe('');
});

test('a photo is stored before it is sent: one that does not arrive waits, and the service has the others', async () => {
  const { stored, sent, photos } = aBrowser();
  const answers: SentFile[] = [
    { kind: 'failed', code: 'unreachable' },
    { kind: 'sent', id: '7' },
  ];
  const { held, add } = open('', async () => answers.shift() ?? { kind: 'sent', id: '8' }, photos);
  await add(file('frame 1.jpg'));
  await screen.findByText('On this device');
  const [first = ''] = stored.keys();
  await add(file('frame 2.jpg'));
  await held(`waiting:${first},7`);
  expect(sent).toEqual([[...stored.keys()][1]]);
});

test('a photo that the service refuses is not stored, and the form says so', async () => {
  const { stored, photos } = aBrowser();
  const problem = { path: 'file', code: 'not_a_picture' as const };
  const { held, add } = open('', async () => ({ kind: 'failed', code: 'invalid_input', problem }), photos);
  await add(file('letter.pdf.jpg'));
  await screen.findByText(/cannot be read as a picture/);
  await held('unsent');
  expect(stored.size).toBe(0);
});

test('a device that is running out of room says so before a photo is taken, and refuses what does not fit', async () => {
  setOnline(false);
  const { stored, photos } = aBrowser(2);
  const { add } = open('', undefined, photos);
  await screen.findByText(/There is no room left on this device/);
  const button = screen.getByRole('button', { name: 'Add photos' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await add(file('dropped.jpg'));
  await waitFor(() => expect(screen.getAllByText(/There is no room left/)).toHaveLength(2));
  expect(stored.size).toBe(0);
});

test('photos that another app hands over are taken by the field of the inspection in general, and by no item', async () => {
  const sharedPhotos = [file('gallery.jpg')];
  function Form({ itemId }: { itemId?: string }) {
    const [held, setHeld] = useState('');
    return <PhotoField label="Photos" value={held} onChange={setHeld} {...(itemId && { itemId })} />;
  }
  const both = (
    <>
      <Form />
      <Form itemId="407" />
    </>
  );
  const { services } = visit(both, { path: '/inspect?hiveId=1&shared=1', sharedPhotos });
  await waitFor(() =>
    expect(services.seen.sentFiles.map(({ file: sent }) => sent.name)).toEqual(['gallery.jpg']),
  );
});

test('while there is room for few more photos, their number is shown', async () => {
  open('', undefined, aBrowser(3_500_000).photos);
  await screen.findByText('This device has room for about 3 more photos.');
});
