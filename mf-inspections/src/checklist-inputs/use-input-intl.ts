import type { UseIntl } from '@skep/remote-kit';
import { useIntl as useAnyIntl } from 'react-intl';
import type { InputMessageId } from './input-messages.ts';

/** Apart from the texts, which come with the inputs that need them. */
export const useIntl: UseIntl<InputMessageId> = useAnyIntl;
