import { visiting } from '@skep/remote-kit/visit';
import { screenMessages } from '../screen-messages.ts';

export const visit = visiting(screenMessages);
