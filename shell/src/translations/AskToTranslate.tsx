import { LinkButton, Stack, Text } from '@skep/ui';
import { useIntl } from '../administration/use-administration-intl.ts';
import { useShell } from '../shell-context.ts';

/** How somebody becomes a translator: by a mail to support (spec 1), where the settings name its address. */
export function AskToTranslate() {
  const { formatMessage } = useIntl();
  const { supportEmail } = useShell().settings;
  if (supportEmail === undefined) return null;
  const subject = encodeURIComponent(formatMessage({ id: 'shell.translations.askSubject' }));
  return (
    <Stack gap={16}>
      <Text>{formatMessage({ id: 'shell.translations.askText' })}</Text>
      <LinkButton kind="main" icon="mail" to={`mailto:${supportEmail}?subject=${subject}`}>
        {formatMessage({ id: 'shell.translations.ask' })}
      </LinkButton>
    </Stack>
  );
}
