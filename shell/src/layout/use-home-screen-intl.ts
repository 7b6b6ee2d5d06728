import type { UseIntl } from '@skep/remote-kit';
import { useIntl as useAnyIntl } from 'react-intl';
import type en from '../../locales/home-screen/en.json';

/** Apart from the texts, which are in the build of whoever imports them. */
export const useIntl: UseIntl<keyof typeof en> = useAnyIntl;
