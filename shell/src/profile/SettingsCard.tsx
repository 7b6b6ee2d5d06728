import { offeredLanguages, type Units } from '@skep/domain';
import { useObservable } from '@skep/remote-kit';
import { Button, Card, ChoiceField, Heading, Notice, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { themeChoices } from '../services/theme.ts';
import { useChooseLanguage } from '../session/useChooseLanguage.ts';
import { useShell } from '../shell-context.ts';
import { useIntl } from './use-profile-intl.ts';
import { useChooseUnits } from './useChooseUnits.ts';

export interface SettingsCardProps {
  /** Undefined when they could not be loaded. */
  units: Units | undefined;
  onRetry: () => void;
}

/** How Skep looks and speaks; each choice is saved as it is made. */
export function SettingsCard({ units, onRetry }: SettingsCardProps) {
  const { formatMessage } = useIntl();
  const { theme, language } = useShell();
  const chooseLanguage = useChooseLanguage();
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.profile.settings' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.profile.settingsText' })}</Text>
      {units ? (
        <UnitFields stored={units} />
      ) : (
        <Notice
          kind="problem"
          action={<Button onClick={onRetry}>{formatMessage({ id: 'kit.retry' })}</Button>}
        >
          {formatMessage({ id: 'shell.profile.settingsNotLoaded' })}
        </Notice>
      )}
      <ChoiceField
        label={formatMessage({ id: 'shell.theme' })}
        hint={formatMessage({ id: 'shell.profile.themeHint' })}
        options={themeChoices.map((value) => ({
          value,
          label: formatMessage({ id: `shell.theme.${value}` }),
        }))}
        value={useObservable(theme)}
        onChange={theme.set}
      />
      <SelectField
        label={formatMessage({ id: 'shell.language' })}
        options={offeredLanguages.map(({ code, name }) => ({ value: code, label: name }))}
        value={useObservable(language)}
        onChange={(code) => code && void chooseLanguage(code)}
        isRequired
      />
    </Card>
  );
}

function UnitFields({ stored }: { stored: Units }) {
  const { formatMessage } = useIntl();
  const { units, choose } = useChooseUnits(stored);
  return (
    <>
      <ChoiceField
        label={formatMessage({ id: 'shell.profile.weight' })}
        options={[
          { value: 'kg', label: formatMessage({ id: 'shell.profile.kg' }) },
          { value: 'lb', label: formatMessage({ id: 'shell.profile.lb' }) },
        ]}
        value={units.weight}
        onChange={(weight) => void choose({ weight })}
      />
      <ChoiceField
        label={formatMessage({ id: 'shell.profile.temperature' })}
        options={[
          { value: 'celsius', label: formatMessage({ id: 'shell.profile.celsius' }) },
          { value: 'fahrenheit', label: formatMessage({ id: 'shell.profile.fahrenheit' }) },
        ]}
        value={units.temperature}
        onChange={(temperature) => void choose({ temperature })}
      />
    </>
  );
}
