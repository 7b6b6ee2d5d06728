import { languages, type Units, usualUnits } from '@skep/domain';
import { useObservable } from '@skep/remote-kit';
import { Card, ChoiceField, Heading, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useIntl } from 'react-intl';
import { themeChoices } from '../services/theme.ts';
import { useChooseLanguage } from '../session/useChooseLanguage.ts';
import { useShell } from '../shell-context.ts';
import { useChooseUnits } from './useChooseUnits.ts';

export interface SettingsCardProps {
  /** Undefined when they could not be asked for. */
  units: Units | undefined;
}

/** How Skep looks and speaks; each choice is kept as it is made. */
export function SettingsCard({ units: kept = usualUnits }: SettingsCardProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const { theme, language } = useShell();
  const chooseLanguage = useChooseLanguage();
  const { units, choose } = useChooseUnits(kept);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {text('shell.profile.settings')}
      </Heading>
      <Text tone="muted">{text('shell.profile.settingsText')}</Text>
      <ChoiceField
        label={text('shell.profile.weight')}
        options={[
          { value: 'kg', label: text('shell.profile.kg') },
          { value: 'lb', label: text('shell.profile.lb') },
        ]}
        value={units.weight}
        onChange={(weight) => void choose({ weight })}
      />
      <ChoiceField
        label={text('shell.profile.temperature')}
        options={[
          { value: 'celsius', label: text('shell.profile.celsius') },
          { value: 'fahrenheit', label: text('shell.profile.fahrenheit') },
        ]}
        value={units.temperature}
        onChange={(temperature) => void choose({ temperature })}
      />
      <ChoiceField
        label={text('shell.theme')}
        hint={text('shell.profile.themeHint')}
        options={themeChoices.map((value) => ({ value, label: text(`shell.theme.${value}`) }))}
        value={useObservable(theme)}
        onChange={theme.set}
      />
      <SelectField
        label={text('shell.language')}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={useObservable(language)}
        onChange={(code) => code && void chooseLanguage(code)}
        isRequired
      />
    </Card>
  );
}
