import type { UseIntl } from '@skep/remote-kit';
import { useIntl as useAnyIntl } from 'react-intl';
import type { CodecMessageId } from './codec-messages.ts';

/** Apart from the texts, which are in the build of whoever imports them. */
export const useIntl: UseIntl<CodecMessageId> = useAnyIntl;
