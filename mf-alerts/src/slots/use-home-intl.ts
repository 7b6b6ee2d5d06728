import type { UseIntl } from '@skep/remote-kit';
import { useIntl as useAnyIntl } from 'react-intl';
import type { AlertsMessageId } from '../messages.ts';

/** The few texts that stand on home. */
export const useIntl: UseIntl<AlertsMessageId> = useAnyIntl;
