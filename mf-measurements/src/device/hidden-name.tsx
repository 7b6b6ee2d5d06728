import { VisuallyHidden } from '@skep/ui';
import type { ReactNode } from 'react';

/** What stands in `<hidden>` of a message: the name in a button, for those who hear it without its card. */
export const hiddenName = (words: ReactNode[]) => <VisuallyHidden key="hidden">{words}</VisuallyHidden>;
