import { visiting } from '@skep/remote-kit/visit';
import { inspectionsMessages } from '../messages.ts';

export const visit = visiting(inspectionsMessages);
