import type { MessageSource } from '@skep/i18n';
import type { SlotName } from '@skep/registry/schema';
import type { ComponentType } from 'react';
import { remoteMessages } from '../RemoteRoot.tsx';
import type { SlotProps } from './slot-props.ts';

export type SlotLoader<Name extends SlotName> = () => Promise<ComponentType<SlotProps[Name]>>;

/** What a remote shows inside the screens of others; each part is loaded when its slot is first drawn. */
export interface RemoteSlots {
  messages: MessageSource;
  fillings: { [Name in SlotName]?: SlotLoader<Name> };
}

/**
 * To be exported as `slots` from a remote's `src/slots.ts`, when its `remote.json` says that it fills any. A filling is
 * a plain component: it is in the host's tree, has the shell's services by the same hooks, and its own texts.
 */
export function defineSlots({ messages, fillings }: RemoteSlots): RemoteSlots {
  return { messages: remoteMessages(messages), fillings };
}
