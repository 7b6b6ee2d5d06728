import { Notice } from '@skep/ui';
import type { PageSettings } from '../page-settings.ts';
import { useIntl } from './use-administration-intl.ts';

export interface OperatorNoticeProps {
  settings: Pick<PageSettings, 'mode' | 'operator'> | undefined;
}

/** For an installation that is open to the public and whose privacy page does not say who runs it. */
export function OperatorNotice({ settings }: OperatorNoticeProps) {
  const { formatMessage, formatList } = useIntl();
  const { name, address, contact } = settings?.operator ?? {};
  const given = { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_CONTACT: contact };
  const missing = Object.entries(given).flatMap(([setting, value]) => (value === undefined ? [setting] : []));
  if (settings?.mode !== 'production' || missing.length === 0) return null;
  return (
    <Notice kind="warning">
      {formatMessage({ id: 'shell.administration.operatorMissing' }, { settings: formatList(missing) })}
    </Notice>
  );
}
