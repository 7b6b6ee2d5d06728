import type { PhotoQueue, SentFile } from '@skep/remote-kit';
import { press } from '@skep/remote-kit/testing';
import { Card } from '@skep/ui';
import { useEffect, useRef, useState } from 'react';
import { aPhoto } from '../testing/builders.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory, type InspectionsStoryProps } from '../testing/InspectionsStory.tsx';
import { PhotoField } from './PhotoField.tsx';
import { PhotosQuery } from './photos.graphql.ts';
import { PhotosWait } from './photos-wait.ts';
import { ShownPhotos } from './ShownPhotos.tsx';

export default { title: 'Inspections/Photos', parameters: { frame: 'none' } };

/** A comb of one colour. */
function drawn(color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${color}"/>
    <circle cx="200" cy="150" r="90" fill="#5a3a12"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const colors: Record<string, string> = { '5': '#c80', '6': '#e4b04a', '7': '#8a5a18' };

const found = answering(PhotosQuery, ({ ids }) => ({
  photos: [ids].flat().map((id) => {
    const url = drawn(colors[id] ?? '#c80');
    return { ...aPhoto({ id, caption: id === '6' ? 'Capped brood' : null }), url, thumbUrl: url };
  }),
}));

type Look = Omit<InspectionsStoryProps, 'screen' | 'answers'>;

interface FieldStoryProps extends Look {
  value?: string;
  error?: string;
  /** A file that is chosen at once. Default: none. */
  chosen?: File;
}

function FieldStory({ value = '', error, chosen, ...look }: FieldStoryProps) {
  const screen = <Form value={value} error={error} chosen={chosen} />;
  return <InspectionsStory screen={screen} answers={[found]} {...look} />;
}

interface FormProps {
  value: string;
  error: string | undefined;
  chosen: File | undefined;
}

function Form({ value, error, chosen }: FormProps) {
  const [held, setHeld] = useState(value);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = room.current?.querySelector('input');
    if (!input || chosen === undefined) return;
    const files = new DataTransfer();
    files.items.add(chosen);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [chosen]);
  return (
    <div ref={room} style={{ padding: 16 }}>
      <Card>
        <PhotosWait value={true}>
          <PhotoField label="Photos" value={held} onChange={setHeld} error={error} />
        </PhotosWait>
      </Card>
    </div>
  );
}

const file = new File(['bees'], 'comb.jpg', { type: 'image/jpeg' });
const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'comb.heic', { type: 'image/heic' });
const answeringWith = (sent: SentFile) => async () => sent;

export const Empty = () => <FieldStory />;
export const One = () => <FieldStory value="5" />;
export const Many = () => <FieldStory value="5,6,7" />;
export const Upload = () => (
  <FieldStory value="5" chosen={file} sendFile={() => new Promise(() => undefined)} />
);
export const NotReached = () => (
  <FieldStory chosen={file} sendFile={answeringWith({ kind: 'failed', code: 'unreachable' })} />
);
export const Refused = () => (
  <FieldStory
    chosen={file}
    sendFile={answeringWith({
      kind: 'failed',
      code: 'invalid_input',
      problem: { path: 'file', code: 'too_many_pixels', params: { max: 40 } },
    })}
  />
);
export const OfAPhoneThatNobodyReads = () => <FieldStory chosen={heic} />;
export const Wrong = () => (
  <FieldStory value="5" error="A photo has not been sent yet. Wait for it or remove it." />
);
export const Dark = () => <FieldStory value="5,6,7" theme="dark" />;
export const German = () => <FieldStory chosen={heic} language="de" isNarrow />;
export const Large = () => <FieldStory value="5,6" />;
Large.play = press('button[aria-label="Capped brood"]');
export const LargeInTheDark = () => <FieldStory value="5,6" theme="dark" />;
LargeInTheDark.play = press('button[aria-label="Capped brood"]');

/** A browser that has a photo. @param room how many more it has room for */
const keeping = (room: number): PhotoQueue => ({
  keep: async () => undefined,
  contentOf: async () => {
    const svg = decodeURIComponent(drawn('#e4b04a').split(',')[1] ?? '');
    return new Blob([svg], { type: 'image/svg+xml' });
  },
  drop: async () => undefined,
  markSent: async () => undefined,
  room: async () => room * 1_000_000,
});

export const OnThisDevice = () => <FieldStory value="5,waiting:a,waiting:b" waitingPhotos={keeping(12)} />;
export const OnThisDeviceDark = () => (
  <FieldStory value="waiting:a" waitingPhotos={keeping(1)} theme="dark" isNarrow />
);
export const NoRoomLeft = () => (
  <FieldStory value="waiting:a" waitingPhotos={keeping(0)} language="de" isNarrow />
);

export const Shown = () => <InspectionsStory screen={<ShownPhotos value="5,6,7" />} answers={[found]} />;
export const Loading = () => (
  <InspectionsStory screen={<ShownPhotos value="5,6,7" />} answers={[neverAnswering(PhotosQuery)]} />
);
