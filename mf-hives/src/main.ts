import { defineRemote } from '@skep/remote-kit';
import { cachePolicies } from './cache-policies.ts';
import { hivesMessages } from './messages.ts';
import { routes } from './routes.tsx';

export const { bootstrap, mount, unmount } = defineRemote({ routes, messages: hivesMessages, cachePolicies });
