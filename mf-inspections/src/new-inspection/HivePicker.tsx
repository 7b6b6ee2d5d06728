import { readLayers } from '@skep/domain';
import { Link, useNavigation, useSearchParams } from '@skep/remote-kit';
import { FormBar, HiveCheckboxGroup } from '@skep/remote-kit/form';
import {
  Button,
  Card,
  Grid,
  Heading,
  HiveDrawing,
  LinkButton,
  Notice,
  Row,
  Stack,
  Text,
  tokens,
} from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ChoosableHiveFragment } from '../generated/graphql.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import { sharedParameter } from '../photos/useSharedPhotos.ts';
import { hivesByApiary } from './next-hive.ts';

/** Of one request (`maxHives` of the api). */
const hivesAtOnceMax = 200;

export interface HivePickerProps {
  hives: readonly ChoosableHiveFragment[];
  /** True when these are the hives of one apiary or group, and there may be others. */
  isNarrowed: boolean;
  /** The address named a hive that the person cannot inspect. */
  isAnyMissing: boolean;
}

/** The hives to choose from, by apiary, each as it looks: a press on one begins, or several are ticked first. */
export function HivePicker({ hives, isNarrowed, isAnyMissing }: HivePickerProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const [search] = useSearchParams();
  const areShared = search.has(sharedParameter);
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  const begin = () => navigation.go(`/inspect?hiveIds=${[...(ticked ?? [])].join(',')}`);
  return (
    <Stack gap={24}>
      {areShared && <Notice kind="information">{formatMessage({ id: 'inspect.sharedPhotos' })}</Notice>}
      {isAnyMissing && <Notice kind="problem">{formatMessage({ id: 'inspect.notYours' })}</Notice>}
      <Row gap={12}>
        <Button aria-pressed={ticked !== undefined} onClick={() => setTicked(ticked ? undefined : new Set())}>
          {formatMessage({ id: 'inspect.several' })}
        </Button>
        {isNarrowed && (
          <LinkButton to="/inspect" as={Link}>
            {formatMessage({ id: 'inspections.otherHives' })}
          </LinkButton>
        )}
      </Row>
      {hivesByApiary(hives).map(({ apiary, hives: standing }) => (
        <Card as="section" key={apiary.id}>
          <Stack gap={16}>
            <Heading level={2}>{apiary.name}</Heading>
            {ticked ? (
              <HiveCheckboxGroup
                name={apiary.name}
                hives={standing}
                ticked={ticked}
                onTicked={setTicked}
                isOpen
              />
            ) : (
              <Grid minColumn={120} gap={12}>
                {standing.map((hive) => (
                  <Choice
                    key={hive.id}
                    to={`/inspect?hiveId=${hive.id}${areShared ? `&${sharedParameter}=1` : ''}`}
                  >
                    <HiveDrawing
                      layers={readLayers(hive.layers)}
                      color={hive.color}
                      size="medium"
                      label=""
                      loading="lazy"
                    />
                    <Text>{hive.name}</Text>
                  </Choice>
                ))}
              </Grid>
            )}
          </Stack>
        </Card>
      ))}
      {ticked && ticked.size > 0 && (
        <FormBar>
          <Button kind="main" isDisabled={ticked.size > hivesAtOnceMax} onClick={begin}>
            {formatMessage({ id: 'inspect.begin' }, { count: ticked.size })}
          </Button>
        </FormBar>
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
