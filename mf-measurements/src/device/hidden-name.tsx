import { VisuallyHidden } from '@skep/ui';
import type { ReactNode } from 'react';

/** The content of `<hidden>` of a message: the name in a button, for those who hear it without its card. */
export const hiddenName = (words: ReactNode[]) => <VisuallyHidden key="hidden">{words}</VisuallyHidden>;
