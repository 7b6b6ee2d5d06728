import type { TypedIntl } from '@skep/i18n';
import type { UiMessageId } from '@skep/ui';
import type en from '../locales/en.json';

/** react-intl's hook, for the ids of a remote and of what `remoteMessages` adds to its texts: an unknown one does not compile. */
export type UseIntl<OwnId extends string> = () => TypedIntl<OwnId | UiMessageId | keyof typeof en>;
