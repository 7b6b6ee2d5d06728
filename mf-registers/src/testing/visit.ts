import { visiting } from '@skep/remote-kit/visit';
import { bookMessages } from '../book-messages.ts';

export const visit = visiting(bookMessages);
