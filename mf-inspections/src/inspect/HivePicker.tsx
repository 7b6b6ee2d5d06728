import { readLayers } from '@skep/domain';
import { Link } from '@skep/remote-kit';
import { Card, Grid, Heading, HiveDrawing, LinkButton, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { ChoosableHiveFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { hivesByApiary } from './next-hive.ts';

export interface HivePickerProps {
  hives: readonly ChoosableHiveFragment[];
  /** True when these are the hives of one apiary or group, and there may be others. */
  isNarrowed: boolean;
}

/** The hives to choose from, by apiary, each as it looks. */
export function HivePicker({ hives, isNarrowed }: HivePickerProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={24}>
      {hivesByApiary(hives).map(({ apiary, hives: standing }) => (
        <Card as="section" key={apiary.id}>
          <Stack gap={16}>
            <Heading level={2}>{apiary.name}</Heading>
            <Grid minColumn={120} gap={12}>
              {standing.map((hive) => (
                <Choice key={hive.id} to={`/inspect?hiveId=${hive.id}`}>
                  <HiveDrawing layers={readLayers(hive.layers)} color={hive.color} size="medium" label="" />
                  <Text>{hive.name}</Text>
                </Choice>
              ))}
            </Grid>
          </Stack>
        </Card>
      ))}
      {isNarrowed && (
        <Row>
          <LinkButton to="/inspect" as={Link}>
            {formatMessage({ id: 'inspections.otherHives' })}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}

const Choice = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  align-items: center;
  justify-content: flex-end;
  padding: ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.text};
  text-align: center;
  text-decoration: none;
  &:hover {
    background: ${tokens.color.hover};
  }
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;
