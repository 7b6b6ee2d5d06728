import { type ServiceSetting, settingOf } from '@skep/domain';
import { useQuery, useScreenState } from '@skep/remote-kit';
import { Button, Card, Heading, Row, ScreenStates, Stack, Text } from '@skep/ui';
import { FigureList } from '@skep/ui/figure-list';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ServiceSettingsFieldsFragment } from '../generated/graphql.ts';
import { serviceSettingsFields, serviceSettingsQuery } from './ServiceSettings.graphql.ts';
import { SettingChanges } from './SettingChanges.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { type KnownSetting, knownSettings, useSettingTexts } from './setting-texts.ts';
import { useIntl } from './use-administration-intl.ts';

const groups = [
  'operator',
  'sign_up',
  'mail',
  'weather',
  'storage',
] as const satisfies ServiceSetting['group'][];
type Group = (typeof groups)[number];

/** What an admin changes while the service runs, and what only its environment changes. */
export function SettingsCard() {
  const { formatMessage } = useIntl();
  const result = useQuery(serviceSettingsQuery, { fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const found = result.data && readFragment(serviceSettingsFields, result.data.serviceSettings);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.settings' })}
      </Heading>
      <Text>{formatMessage({ id: 'shell.settings.intro' })}</Text>
      <ScreenStates state={state}>{found && <Loaded found={found} />}</ScreenStates>
    </Card>
  );
}

function Loaded({ found }: { found: ServiceSettingsFieldsFragment }) {
  const [open, setOpen] = useState<Group>();
  const settings = knownSettings(found);
  const ofGroup = (group: Group) => settings.filter(({ name }) => settingOf(name).group === group);
  return (
    <Stack gap={24}>
      {groups.map((group) => (
        <SettingsOfGroup
          key={group}
          group={group}
          settings={ofGroup(group)}
          onChange={() => setOpen(group)}
        />
      ))}
      <SettingChanges changes={found.changes} />
      {open && <SettingsDialog group={open} settings={ofGroup(open)} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

interface SettingsOfGroupProps {
  group: Group;
  settings: readonly KnownSetting[];
  onChange: () => void;
}

function SettingsOfGroup({ group, settings, onChange }: SettingsOfGroupProps) {
  const { formatMessage } = useIntl();
  const { nameOf, choiceOf } = useSettingTexts();
  const title = formatMessage({ id: `shell.settings.group.${group}` });
  const valueText = ({ name, value, isSet }: KnownSetting) => {
    const shown = value ?? settingOf(name).fallback;
    if (shown !== undefined) return choiceOf(shown);
    return formatMessage({ id: isSet ? 'shell.settings.secretSet' : 'shell.settings.notSet' });
  };
  const noteOf = ({ isFixed, variable }: KnownSetting) =>
    isFixed && group !== 'storage' ? formatMessage({ id: 'shell.settings.fixed' }, { variable }) : undefined;
  return (
    <Stack gap={8}>
      <Heading level={3}>{title}</Heading>
      <FigureList
        figures={settings.map((setting) => ({
          label: nameOf(setting.name),
          value: valueText(setting),
          note: noteOf(setting),
        }))}
      />
      {group === 'storage' && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'shell.settings.storage' }, { variable: 'FILE_STORE' })}
        </Text>
      )}
      {settings.some(({ isFixed }) => !isFixed) && (
        <Row>
          <Button icon="edit" onClick={onChange}>
            {formatMessage({ id: 'shell.settings.change' }, { group: title })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
