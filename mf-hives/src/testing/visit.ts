import { visiting } from '@skep/remote-kit/visit';
import { hivesMessages } from '../messages.ts';

export const visit = visiting(hivesMessages);
