import type { LanguageCode } from '@skep/domain';
import { type Theme, tokens } from '@skep/ui';
import { useState } from 'react';
import { inWaitingPage } from './in-outbox-page.tsx';
import type { Outbox } from './outbox.ts';
import { anOutbox, failing } from './testing.ts';

export default { title: 'Shell/Waiting to be sent', parameters: { frame: 'none' } };

const at = Date.UTC(2026, 4, 12, 9, 41);

/** So many inspections; of these one the service has refused, and of one nobody knows whether it arrived. */
async function aRound(count: number): Promise<Outbox> {
  const { world, outbox, keep } = anOutbox();
  world.nowMs = at;
  for (const index of Array.from({ length: count }).keys()) {
    const about = `hive:${index}`;
    await keep(String(index), { title: `Inspection of Linden ${index + 1}`, about }, index === 1);
  }
  world.answer = (key) => (key === '0' ? failing('NOT_FOUND') : new TypeError('Failed to fetch'));
  world.isOnline = true;
  await outbox.send();
  world.isOnline = false;
  return outbox;
}

export const ThreeWait = () => <Story outbox={() => aRound(3)} />;

export const ThreeWaitDark = () => <Story outbox={() => aRound(3)} theme="dark" />;

export const InGermanNarrow = () => <Story outbox={() => aRound(3)} language="de" isNarrow />;

export const AWholeRound = () => <Story outbox={() => aRound(200)} />;

/** One that was sent a month ago, and perhaps arrived. */
async function longInDoubt(): Promise<Outbox> {
  const { world, outbox, keep } = anOutbox();
  world.nowMs = at;
  await keep('a', { title: 'Inspection of Linden' }, true);
  Object.assign(world, { nowMs: at + 30 * 24 * 60 * 60_000, isOnline: true });
  await outbox.send();
  return outbox;
}

export const LongInDoubt = () => <Story outbox={longInDoubt} />;

/** A photo that waits with its inspection, one that is half there, and one that the service has no room for. */
async function withPhotos(): Promise<Outbox> {
  const { world, outbox, keep, store } = anOutbox();
  world.nowMs = at;
  const title = 'Inspection of Linden';
  for (const [index, color] of ['#c80', '#8a5a18', '#e4b04a'].entries()) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72"><rect width="72" height="72" fill="${color}"/></svg>`;
    const content = new Blob([svg], { type: 'image/svg+xml' });
    await outbox.forms.keep(`photo ${index}`, { content, takenAt: undefined });
    await outbox.forms.give([`photo ${index}`], { id: index === 0 ? 'a' : 'sent', title });
  }
  for (const photo of await store.allPhotos()) {
    if (photo.id === 'photo 1')
      await store.putPhoto({ ...photo, sentBytes: photo.content.size / 2, tries: 1, nextAt: at + 60_000 });
    if (photo.id !== 'photo 2') continue;
    const problem = { path: 'file', code: 'no_room_left' as const, params: { max: 500 } };
    await store.putPhoto({ ...photo, refusal: { code: 'invalid_input', problem } });
  }
  await keep('a', { title });
  return outbox;
}

export const WithPhotos = () => <Story outbox={withPhotos} />;

export const WithPhotosDarkNarrow = () => <Story outbox={withPhotos} theme="dark" isNarrow />;

export const BeforeSigningOut = () => <Story outbox={() => aRound(1)} path="/waiting?before=signOut" />;

export const BeforeTheAccountEnds = () => (
  <Story outbox={() => aRound(1)} path="/waiting?before=accountEnds" />
);

export const NothingWaits = () => <Story outbox={() => aRound(0)} />;

export const Loading = () => <Story outbox={() => new Promise(() => undefined)} />;

export const NotReadable = () => <Story outbox={() => Promise.reject(new Error('Denied'))} />;

interface StoryProps {
  outbox: () => Promise<Outbox>;
  language?: LanguageCode;
  path?: string;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ outbox, language = 'en', path = '/waiting', theme, isNarrow = false }: StoryProps) {
  const [{ element }] = useState(() => inWaitingPage(outbox, { language, path }));
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
