import { visiting } from '@skep/remote-kit/visit';
import { groupsMessages } from '../messages.ts';

export const visit = visiting(groupsMessages);
