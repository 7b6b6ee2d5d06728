import { usePerson } from '@skep/remote-kit';
import { lazy, Suspense } from 'react';
import { isTranslator } from './is-translator.ts';
import { usePreviewSwitch } from './usePreviewSwitch.ts';

const PreviewBar = lazy(async () => ({ default: (await import('./PreviewBar.tsx')).PreviewBar }));

/** Loads the preview for a translator who has switched it on; costs everybody else nothing. */
export function TextPreview() {
  const person = usePerson();
  const [isOn] = usePreviewSwitch();
  if (!isOn || !isTranslator(person)) return null;
  return (
    <Suspense fallback={null}>
      <PreviewBar />
    </Suspense>
  );
}
