import { dashboardLimits, readLayers } from '@skep/domain';
import type { FieldParts, FormValue } from '@skep/remote-kit/form';
import { HiveDrawing, IconButton, Notice, Row, Stack, Text, tokens, wholeWords } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../forms/use-form-intl.ts';
import { moved } from './hive-order.ts';
import type { OwnHive } from './own-hives.ts';

/** `value`: ids of those that are chosen, in their order. */
export interface HiveChoiceProps extends FieldParts, FormValue<string[]> {
  hives: readonly OwnHive[];
}

/**
 * Which hives are shown, and in which order.
 * Accessibility: whatever can be dragged is moved by two buttons as well, which are named by the hive.
 */
export function HiveChoice({ id, label, error, hives, value: chosen, onChange }: HiveChoiceProps) {
  const { formatMessage } = useIntl();
  const isFull = chosen.length >= dashboardLimits.hives;
  const left = hives.filter((hive) => !chosen.includes(hive.id));
  return (
    <Stack gap={12}>
      <Text isBold>{label}</Text>
      <Text tone="muted">{formatMessage({ id: 'dashboards.hivesHint' })}</Text>
      <ChosenList hives={hives} chosen={chosen} onChange={onChange} />
      {isFull && <Notice kind="warning">{formatMessage({ id: 'dashboards.full' })}</Notice>}
      <SelectField
        id={id}
        label={formatMessage({ id: 'dashboards.addHive' })}
        error={error}
        options={left.map((hive) => ({ value: hive.id, label: hive.name, group: hive.apiaryName }))}
        value={undefined}
        isDisabled={isFull || left.length === 0}
        isSearched="long"
        onChange={(added) => added !== undefined && onChange([...chosen, added])}
      />
    </Stack>
  );
}

interface ChosenListProps {
  hives: readonly OwnHive[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function ChosenList({ hives, chosen, onChange }: ChosenListProps) {
  const { formatMessage } = useIntl();
  const [dragged, setDragged] = useState<number>();
  const drop = (place: number) => {
    if (dragged !== undefined) onChange(moved(chosen, dragged, place));
    setDragged(undefined);
  };
  return (
    <List>
      {chosen.map((id, place) => {
        const hive = hives.find((each) => each.id === id);
        const name = hive?.name ?? formatMessage({ id: 'dashboards.goneHive' });
        return (
          <Line
            key={id}
            draggable
            $isDragged={dragged === place}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(place)}
          >
            <Place>{place + 1}</Place>
            {hive && (
              <HiveDrawing layers={readLayers(hive.layers)} color={hive.color} size="small" label="" />
            )}
            <Name>{name}</Name>
            <Row wrap={false}>
              <IconButton
                icon="arrowUp"
                label={formatMessage({ id: 'dashboards.earlier' }, { hive: name })}
                isDisabled={place === 0}
                onClick={() => onChange(moved(chosen, place, place - 1))}
              />
              <IconButton
                icon="arrowDown"
                label={formatMessage({ id: 'dashboards.later' }, { hive: name })}
                isDisabled={place === chosen.length - 1}
                onClick={() => onChange(moved(chosen, place, place + 1))}
              />
              <IconButton
                icon="close"
                label={formatMessage({ id: 'dashboards.takeOff' }, { hive: name })}
                onClick={() => onChange(chosen.filter((each) => each !== id))}
              />
            </Row>
          </Line>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $isDragged: boolean }>`
  display: flex;
  /* On the narrowest phones the buttons stand below the name. */
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  align-items: center;
  padding: ${tokens.space[4]} ${tokens.space[8]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  cursor: grab;
  opacity: ${({ $isDragged }) => ($isDragged ? 0.5 : 1)};
`;

const Place = styled.span`
  min-width: 1.5em;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.span`
  ${wholeWords}
`;
