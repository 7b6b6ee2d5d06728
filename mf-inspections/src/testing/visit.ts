import { visiting } from '@skep/remote-kit/visit';
import { cachePolicies } from '../cache-policies.ts';
import { allMessages } from './all-messages.ts';

export const visit = visiting(allMessages, { cachePolicies });
