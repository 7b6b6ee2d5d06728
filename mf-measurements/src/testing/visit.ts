import { visiting } from '@skep/remote-kit/visit';
import { cachePolicies } from '../cache-policies.ts';
import { codecMessages } from '../codecs/codec-messages.ts';

export const visit = visiting(codecMessages, { cachePolicies });
