import { Checkbox, Text, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MovableHiveFragment } from '../generated/graphql.ts';
import { HivePicture } from '../hive/HivePicture.tsx';

export interface HiveChoicesProps {
  id: string;
  hives: readonly MovableHiveFragment[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  error: string | undefined;
}

/** Hives to be ticked, one by one or all at once. */
export function HiveChoices({ id, hives, chosen, onChange, error }: HiveChoicesProps) {
  const { formatMessage } = useIntl();
  const isAll = hives.every((hive) => chosen.has(hive.id));

  function tick(hiveId: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(hiveId);
    else next.delete(hiveId);
    onChange(next);
  }

  return (
    <Group id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend>{formatMessage({ id: 'hives.moveWhich' })}</legend>
      <Checkbox
        label={formatMessage({ id: 'hives.moveAll' })}
        isChecked={isAll}
        onChange={(isChosen) => onChange(new Set(isChosen ? hives.map((hive) => hive.id) : []))}
      />
      <List>
        {hives.map((hive) => (
          <li key={hive.id}>
            <Checkbox
              label={hive.name}
              isChecked={chosen.has(hive.id)}
              onChange={(isChosen) => tick(hive.id, isChosen)}
            />
            <HivePicture hive={hive} size="small" />
          </li>
        ))}
      </List>
      {error && (
        <Text id={`${id}-error`} tone="problem">
          {error}
        </Text>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  > legend {
    padding: 0;
    margin-block-end: ${tokens.space[8]};
    font-weight: ${tokens.font.weightBold};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: 0 ${tokens.space[24]};
  margin: 0;
  padding: 0;
  border-block-start: ${tokens.borderWidth} solid ${tokens.color.border};
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${tokens.size.target};
    padding-block: ${tokens.space[4]};
  }
`;
