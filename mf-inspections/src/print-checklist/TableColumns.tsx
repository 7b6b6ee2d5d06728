import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { distinctNames } from '../checklist-inputs/distinct-names.ts';
import type { PrintedSheetQuery } from '../generated/graphql.ts';
import { columnsMax, generalColumns } from './print-options.ts';
import { useIntl } from './use-paper-intl.ts';

type Items = NonNullable<PrintedSheetQuery['checklist']>['items'];

export interface TableColumnsProps {
  items: Items;
  /** Ids of items, or names of what every inspection has, in the order of the columns. */
  chosen: readonly string[];
  onChosen: (itemIds: readonly string[]) => void;
}

/** What a row for each hive asks. */
export function TableColumns({ items, chosen, onChosen }: TableColumnsProps) {
  const { formatMessage } = useIntl();
  const general = generalColumns.map((id) => ({
    value: id as string,
    label: formatMessage({ id: `paper.column.${id}` }),
  }));
  const names = distinctNames(
    items,
    general.map(({ label }) => label),
  );
  const questions = [
    ...general,
    ...items
      .filter(({ input }) => input !== 'LABEL' && input !== 'OTHER')
      .map(({ id, name }) => ({ value: id, label: names.get(id) ?? name })),
  ];
  const offered = questions.filter(({ value }) => !chosen.includes(value));
  const nameOf = (id: string) => questions.find(({ value }) => value === id)?.label ?? id;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{formatMessage({ id: 'paper.columns' })}</Heading>
          <Text tone="muted">{formatMessage({ id: 'paper.columnsHint' }, { max: columnsMax })}</Text>
        </Stack>
        {chosen.length < columnsMax && (
          <SelectField
            label={formatMessage({ id: 'paper.addColumn' })}
            options={offered}
            isSearched
            value={undefined}
            onChange={(id) => id !== undefined && onChosen([...chosen, id])}
          />
        )}
        <Row gap={8}>
          {chosen.map((id) => (
            <Button key={id} icon="close" onClick={() => onChosen(chosen.filter((other) => other !== id))}>
              {formatMessage({ id: 'paper.removeColumn' }, { name: nameOf(id) })}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}
