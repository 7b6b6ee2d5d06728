import { packed, type RoundStop } from '@skep/domain';
import { Card, Checkbox, Heading, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { AgendaTaskFragment as Task } from '../generated/graphql.ts';
import { packOf, usePackedText } from '../tasks/pack.ts';
import type { KnownToday } from './today-facts.ts';
import { useIntl } from './use-today-intl.ts';
import type { Ticks } from './useTicks.ts';
import { useWeatherText } from './useWeatherText.ts';

export interface RoundCardProps {
  stops: readonly RoundStop[];
  known: KnownToday;
  ticks: Ticks;
}

/** Apiaries in the order in which to go to them, each to be ticked off. */
export function RoundCard({ stops, known, ticks }: RoundCardProps) {
  const { formatMessage } = useIntl();
  const { today, forecasts } = known.facts;
  const weatherText = useWeatherText(today);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'today.round' })}
      </Heading>
      <Stack as="ul" gap={12}>
        {stops.map(({ apiaryId, lines }) => {
          const key = `apiary:${apiaryId}`;
          const weather = weatherText(forecasts.find((each) => each.apiaryId === apiaryId)?.days);
          return (
            <li key={apiaryId}>
              <Checkbox
                label={known.apiaryNames.get(apiaryId) ?? ''}
                isChecked={ticks.isTicked(key)}
                onChange={(isTicked) => ticks.tick(key, isTicked)}
              />
              <Below>
                <Text size="small" tone="muted">
                  {formatMessage({ id: 'today.things' }, { count: lines.length })}
                </Text>
                {weather !== '' && (
                  <Text size="small" tone="muted">
                    {weather}
                  </Text>
                )}
              </Below>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}

export interface PackCardProps {
  /** Those of today. */
  tasks: readonly Task[];
  ticks: Ticks;
}

/** What to take along for all tasks of the day, each to be ticked off. */
export function PackCard({ tasks, ticks }: PackCardProps) {
  const { formatMessage } = useIntl();
  const packedText = usePackedText();
  const items = packed(tasks.map((task) => ({ pack: packOf(task) })));
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'tasks.pack' })}
      </Heading>
      {items.length === 0 && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'today.packNothing' })}
        </Text>
      )}
      <Stack as="ul" gap={4}>
        {items.map(({ item, count }) => {
          const key = `pack:${item}:${count}`;
          return (
            <li key={item}>
              <Checkbox
                label={packedText({ item, count })}
                isChecked={ticks.isTicked(key)}
                onChange={(isTicked) => ticks.tick(key, isTicked)}
              />
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}

/** Near the text of its check box, and not below the box. */
const Below = styled.div`
  margin-block-start: calc(-1 * ${tokens.space[8]});
  padding-inline-start: calc(${tokens.space[24]} + ${tokens.space[12]});
`;
