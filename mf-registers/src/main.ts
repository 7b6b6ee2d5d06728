import { defineRemote } from '@skep/remote-kit';
import { routes } from './generated/routes.ts';
import { registersMessages } from './messages.ts';

export const { bootstrap, mount, unmount } = defineRemote({ routes, messages: registersMessages });
