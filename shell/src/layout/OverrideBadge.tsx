import { joinMessages, messageSource } from '@skep/i18n';
import { remoteMessages, withTexts } from '@skep/remote-kit';
import { Button, Notice } from '@skep/ui';
import { shellMessages } from '../messages.ts';
import { clearOverride, readOverride } from '../remotes/override.ts';
import { useIntl } from './use-override-intl.ts';

/** Only developers read them. */
const WithOverrideTexts = withTexts(
  remoteMessages(
    joinMessages(
      shellMessages,
      messageSource((language) => import(`../../locales/override/${language}.json`)),
    ),
  ),
);

/** In development: says that one remote comes from elsewhere, and takes it back. */
export function OverrideBadge() {
  return (
    <WithOverrideTexts>
      <Badge />
    </WithOverrideTexts>
  );
}

function Badge() {
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
