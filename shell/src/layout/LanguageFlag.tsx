import type { FlagProps } from '@skep/ui/flag';
import { type ComponentType, useEffect, useState } from 'react';

/** Flags come when the list is first opened: no first visit waits for them. Without a network there are none. */
export function LanguageFlag({ language }: FlagProps) {
  const [Flag, setFlag] = useState<ComponentType<FlagProps>>();
  useEffect(() => {
    import('@skep/ui/flag').then(
      (loaded) => setFlag(() => loaded.Flag),
      () => undefined,
    );
  }, []);
  return Flag ? <Flag language={language} /> : null;
}
