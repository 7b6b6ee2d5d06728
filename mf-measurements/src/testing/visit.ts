import { visiting } from '@skep/remote-kit/visit';
import { measurementsMessages } from '../messages.ts';

export const visit = visiting(measurementsMessages);
