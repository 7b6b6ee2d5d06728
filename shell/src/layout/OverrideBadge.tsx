import { Button, Notice } from '@skep/ui';
import { clearOverride, readOverride } from '../remotes/override.ts';
import { useIntl } from '../use-intl.ts';

/** In development: says that one remote comes from elsewhere, and takes it back. */
export function OverrideBadge() {
  const { formatMessage } = useIntl();
  const override = readOverride();
  if (!override) return null;
  return (
    <Notice
      kind="warning"
      action={<Button onClick={clearOverride}>{formatMessage({ id: 'shell.override.clear' })}</Button>}
    >
      {formatMessage({ id: 'shell.override' }, { ...override })}
    </Notice>
  );
}
