import { Notice } from '@skep/ui';
import type { PageSettings } from '../page-settings.ts';
import { useIntl } from './use-administration-intl.ts';

export interface OperatorNoticeProps {
  settings: Pick<PageSettings, 'mode' | 'operator'> | undefined;
}

/** For an installation that is open to the public and whose privacy page does not say who runs it. */
export function OperatorNotice({ settings }: OperatorNoticeProps) {
  const { formatMessage } = useIntl();
  const { name, address, contact } = settings?.operator ?? {};
  const isWhole = [name, address, contact].every((value) => value !== undefined);
  if (settings?.mode !== 'production' || isWhole) return null;
  return <Notice kind="warning">{formatMessage({ id: 'shell.administration.operatorMissing' })}</Notice>;
}
