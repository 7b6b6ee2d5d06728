import type { FieldParts, FormValue } from '@skep/remote-kit/form';
import { Checkbox, tokens } from '@skep/ui';
import styled from 'styled-components';
import { ChoiceGroup } from '../form/ChoiceGroup.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import type { MovableHiveFragment } from '../generated/graphql.ts';
import { HivePicture } from '../hive/HivePicture.tsx';

/** `value` are the ids of those that are chosen. */
export interface HiveChoicesProps extends FieldParts, FormValue<string[]> {
  hives: readonly MovableHiveFragment[];
}

/** Hives to be ticked, one by one or all at once. */
export function HiveChoices({ id, label, error, hives, value, onChange }: HiveChoicesProps) {
  const { formatMessage } = useIntl();
  const isAll = hives.every((hive) => value.includes(hive.id));

  function tick(hiveId: string, isChosen: boolean) {
    onChange(isChosen ? [...value, hiveId] : value.filter((other) => other !== hiveId));
  }

  return (
    <ChoiceGroup id={id} label={label} error={error}>
      <Checkbox
        label={formatMessage({ id: 'hives.moveAll' })}
        isChecked={isAll}
        onChange={(isChosen) => onChange(isChosen ? hives.map((hive) => hive.id) : [])}
      />
      <List>
        {hives.map((hive) => (
          <li key={hive.id}>
            <Checkbox
              label={hive.name}
              isChecked={value.includes(hive.id)}
              onChange={(isChosen) => tick(hive.id, isChosen)}
            />
            <HivePicture hive={hive} size="small" />
          </li>
        ))}
      </List>
    </ChoiceGroup>
  );
}

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
