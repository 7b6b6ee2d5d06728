import { seasonRuleSets } from '@skep/domain';
import { Heading, Stack, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { useSeasonRuleSets } from './season-rule-sets.ts';
import { useIntl } from './use-season-intl.ts';

/** Switches, each of which shows hints on the page of today. */
export function SeasonRules() {
  const { formatMessage } = useIntl();
  const { chosen, turn } = useSeasonRuleSets();
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'season.rules' })}
      </Heading>
      <Text size="small" tone="muted">
        {formatMessage({ id: 'season.rulesText' })}
      </Text>
      <Stack gap={4}>
        {seasonRuleSets.map((each) => (
          <Switch
            key={each}
            label={formatMessage({ id: `season.set.${each}` })}
            isChecked={chosen.has(each)}
            onChange={(isOn) => turn(each, isOn)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
