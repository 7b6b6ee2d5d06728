import { Button, Heading, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { Plant } from '../generated/graphql.ts';
import { useIntl } from './use-season-intl.ts';
import { type BloomKey, useChangeBloom } from './useChangeBloom.ts';
import { usePlantName } from './usePlantName.ts';

export interface PlantButtonsProps {
  /** Those of the region, and those of others. */
  near: readonly Plant[];
  far: readonly Plant[];
  /** Those that bloom, or have bloomed in this season: they stay where they are, so that no tap hits another one. */
  noted: ReadonlySet<Plant>;
  apiary: { id: string; name: string };
  season: number;
  /** YYYY-MM-DD */
  today: string;
}

/** One tap on a plant says that it blooms since today. */
export function PlantButtons({ near, far, noted, apiary, season, today }: PlantButtonsProps) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? [...near, ...far] : near;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'season.notYet' })}
      </Heading>
      <Text size="small" tone="muted">
        {formatMessage({ id: 'season.notYetText' })}
      </Text>
      <Row as="ul" gap={8}>
        {shown.map((plant) => (
          <li key={plant}>
            <PlantButton
              isNoted={noted.has(plant)}
              bloom={{ apiaryId: apiary.id, season, plant }}
              apiaryName={apiary.name}
              today={today}
            />
          </li>
        ))}
      </Row>
      <Row>
        <Button
          kind="quiet"
          icon={isWhole ? 'chevronUp' : 'chevronDown'}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {formatMessage({ id: 'season.others' })}
        </Button>
      </Row>
    </Stack>
  );
}

interface PlantButtonProps {
  bloom: BloomKey;
  isNoted: boolean;
  apiaryName: string;
  today: string;
}

function PlantButton({ bloom, isNoted, apiaryName, today }: PlantButtonProps) {
  const change = useChangeBloom(bloom, apiaryName);
  const plantName = usePlantName();
  return (
    <Button
      isDisabled={isNoted || change.isRunning}
      onClick={() => void change.save({ firstDay: today }, undefined)}
    >
      {plantName(bloom.plant)}
    </Button>
  );
}
