import { defineRemote } from '@skep/remote-kit';
import { groupsMessages } from './messages.ts';
import { routes } from './routes.tsx';

export const { bootstrap, mount, unmount } = defineRemote({ routes, messages: groupsMessages });
