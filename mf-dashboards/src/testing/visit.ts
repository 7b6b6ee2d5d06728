import { visiting } from '@skep/remote-kit/visit';
import { formMessages } from '../forms/form-messages.ts';

export const visit = visiting(formMessages);
