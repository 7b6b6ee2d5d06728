import { lazy, Suspense } from 'react';

const ShownPhotos = lazy(() =>
  import('./ShownPhotos.tsx').then((module) => ({ default: module.ShownPhotos })),
);

/** Photos to be looked at, whose code comes with the first of them. @param value ids, as they are stored */
export function LazyPhotos({ value }: { value: string }) {
  return (
    <Suspense>
      <ShownPhotos value={value} />
    </Suspense>
  );
}
