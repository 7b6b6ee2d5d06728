import { lazy, type ReactNode, Suspense } from 'react';
import type { Attached } from './useAttachments.ts';

// Several pages show them: they are one file, loaded after the page.
const Card = lazy(() => import('./Attachments.tsx').then(({ Attachments }) => ({ default: Attachments })));
const Chosen = lazy(() =>
  import('./Attachments.tsx').then(({ ChosenPicture }) => ({ default: ChosenPicture })),
);

/** Photos and documents of a hive, a queen or an apiary. */
export function Attachments(props: Attached & { end?: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  );
}

/** The photo that was chosen as the picture of a hive or a queen; nothing without one. */
export function ChosenPicture(props: Attached & { name: string }) {
  return (
    <Suspense fallback={null}>
      <Chosen {...props} />
    </Suspense>
  );
}
