import { isSettingName } from '@skep/domain';
import { Heading, Stack, Text } from '@skep/ui';
import type { ServiceSettingsFieldsFragment } from '../generated/graphql.ts';
import { useSettingTexts } from './setting-texts.ts';
import { useIntl } from './use-administration-intl.ts';

type Change = ServiceSettingsFieldsFragment['changes'][number];

/** Who changed which setting, newest first. */
export function SettingChanges({ changes }: { changes: readonly Change[] }) {
  const { formatMessage } = useIntl();
  if (changes.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading level={3}>{formatMessage({ id: 'shell.settings.changes' })}</Heading>
      <Stack as="ul" gap={8}>
        {changes.map((change) => (
          <ChangeLine key={change.id} {...change} />
        ))}
      </Stack>
    </Stack>
  );
}

function ChangeLine({ changedAt, adminName, setting, value, isSet }: Change) {
  const { formatMessage, formatDate } = useIntl();
  const { nameOf, choiceOf } = useSettingTexts();
  const kind = value != null ? 'value' : isSet ? 'secret' : 'unset';
  const values = {
    at: formatDate(changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
    admin: adminName ?? formatMessage({ id: 'shell.settings.change.nobody' }),
    setting: isSettingName(setting) ? nameOf(setting) : setting,
    value: choiceOf(value ?? ''),
  };
  return (
    <Text as="li" size="small">
      {formatMessage({ id: `shell.settings.change.${kind}` }, values)}
    </Text>
  );
}
