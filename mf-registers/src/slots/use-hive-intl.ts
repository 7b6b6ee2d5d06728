import type { UseIntl } from '@skep/remote-kit';
import { useIntl as useAnyIntl } from 'react-intl';
import type { RegistersMessageId } from '../messages.ts';

/** The few texts that stand on hives. */
export const useIntl: UseIntl<RegistersMessageId> = useAnyIntl;
